// The form for a table works without this; with it, seats that the chosen options do not have are put away.

const form = document.querySelector("form[data-seats]");

function show() {
  const marked = [...form.querySelectorAll("option:checked[data-seats]")].map((option) => Number(option.dataset.seats));
  const seats = marked[0] ?? Number(form.dataset.seats);
  for (const field of form.querySelectorAll("[data-seat]")) {
    const beyond = Number(field.dataset.seat) >= seats;
    field.hidden = beyond;
    field.querySelector("select").disabled = beyond;
  }
}

form.addEventListener("change", show);
show();
