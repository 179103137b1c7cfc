import './mails.css';
import previews from 'virtual:mail-previews';
import { useCallback } from 'react';

type Language = keyof typeof previews;

/** All mails of a language below each other, in the reader's colors. */
export const MailList = ({ language }: { language: Language }) => (
  <main className="mails" lang={language}>
    {previews[language].map(({ template, subject, text, html }, index) => (
      <article key={`${template} ${index}`} aria-labelledby={`mail-${index}`}>
        <h2 id={`mail-${index}`}>{subject}</h2>
        <p lang="en">
          <code>{template}</code>
        </p>
        {html === undefined ? <pre className="mail">{text}</pre> : <MailBody html={html} />}
        {html !== undefined && (
          <details>
            <summary lang="en">As plain text</summary>
            <pre>{text}</pre>
          </details>
        )}
      </article>
    ))}
  </main>
);

/** The mail as part of the page, where axe reads it, with the style of its own body. */
function MailBody({ html }: { html: string }) {
  const show = useCallback(
    (place: HTMLDivElement | null) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      if (!place) return;
      place.style.cssText = body.style.cssText;
      place.replaceChildren(...body.childNodes);
    },
    [html],
  );
  return <div className="mail" ref={show} />;
}
