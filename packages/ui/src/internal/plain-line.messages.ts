/** What is said of a name that holds a link or a line break. */
export const nameNotPlain = 'Please enter the name on one line, without links';
