let said = 0;

export const say = (word) => console.log(word, (said += 1));

export const other = 1;
