/** An e-mail address as mail servers take it everywhere: names between dots, and a domain with an ending. */
export const EMAIL_PATTERN = /^[\w+'-]+(?:\.[\w+'-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
