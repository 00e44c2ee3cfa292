// Where things are. The whole site may lie below a path of its host, and this file lies in its folder `static`, so
// every address of ours begins here.

const site = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** The address of what has this path on our site. */
export const addressOf = (path) => `${site}${path}`;
