export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
