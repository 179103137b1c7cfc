/** A script with all that it imports, as the text of one line. */
declare module '*?script' {
  const text: string;
  export default text;
}
