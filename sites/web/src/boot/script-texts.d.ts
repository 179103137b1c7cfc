/** A bundled script as one line of text. */
declare module '*?script' {
  const text: string;
  export default text;
}
