/** Where Node keeps what it made of our sources. */
export const compileCache: string;
