// What a person has learned and solved, remembered by this browser and told to nobody.

const KEY = "tactable.learned";

const known = () => {
  try {
    const keys = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(keys) ? keys : []);
  } catch {
    return new Set();
  }
};

/** Whether something was done. @param {string} key */
export const isDone = (key) => known().has(key);

/** Remember that something was done. @param {string} key */
export function done(key) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...known().add(key)]));
  } catch {
    // A browser that remembers nothing still learns.
  }
}
