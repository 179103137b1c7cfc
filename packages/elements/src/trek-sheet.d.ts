/** The kit's look as a shadow root takes it: made by the build. */
declare module 'trek:sheet' {
  const text: string;
  export default text;
}
