// Stones in the score pad: what the page would need to enter a row.

export const stones = { name: "stones" };
