import type { Mail } from './mailer.ts';
import { ENGLISH, type Wording } from './texts/mail-texts.ts';

/** One block of a mail. Every value is plain text. */
export type Block =
  | string
  | { facts: readonly Fact[] }
  | { steps: readonly Step[] }
  | { link: string; href: string }
  /** Text that the office has written, with its own lines. */
  | { written: string }
  /** Text that a visitor typed: always last, below a line that says so, with every line marked. */
  | { typed: readonly Fact[] };

type Fact = readonly [label: string, value: string];

export interface Step {
  text: string;
  href?: string;
}

const LABEL_WIDTH = 12;

/** No color: the mail program's own are right by day and by night. Long words and addresses break on a phone. */
const BODY_STYLE = 'font:16px/1.5 sans-serif;max-width:40em;margin:1em auto;padding:0 1em;overflow-wrap:anywhere';

/** Renders the same content as plain text and as HTML. */
export function layoutMail(
  subject: string,
  blocks: readonly Block[],
  { language, texts: { typedBelow } }: Wording = ENGLISH,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject,
    text: `${blocks.map((block) => textOf(block, typedBelow)).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="${BODY_STYLE}">
${blocks.map((block) => htmlOf(block, typedBelow)).join('\n')}
</body></html>
`,
  };
}

function textOf(block: Block, typedBelow: string): string {
  if (typeof block === 'string') return block;
  if ('written' in block) return block.written;
  if ('facts' in block)
    return block.facts.map(([label, value]) => `${`${label}: `.padEnd(LABEL_WIDTH)}${value}`).join('\n');
  if ('steps' in block)
    return block.steps.map(({ text, href }, index) => `${index + 1}. ${text}${href ? `\n   ${href}` : ''}`).join('\n');
  if ('link' in block) return `${block.link}: ${block.href}`;
  const lines = block.typed.flatMap(([label, value]) => `${label}: ${value}`.split(/\r\n|[\r\n\u2028\u2029]/));
  return [typedBelow, ...lines.map((line) => `> ${line}`)].join('\n');
}

function htmlOf(block: Block, typedBelow: string): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('written' in block) return `<p style="white-space:pre-wrap">${escaped(block.written)}</p>`;
  if ('facts' in block) return `<table>${block.facts.map(rowOf).join('')}</table>`;
  if ('steps' in block) {
    const items = block.steps.map(
      ({ text, href }) => `<li>${escaped(text)}${href ? `<br>${anchor(href, href)}` : ''}</li>`,
    );
    return `<ol>${items.join('')}</ol>`;
  }
  if ('link' in block) return `<p>${anchor(block.href, block.link)}</p>`;
  const items = block.typed.map(
    ([label, value]) => `<p style="white-space:pre-wrap">${escaped(`${label}: ${value}`)}</p>`,
  );
  return `<hr><p>${escaped(typedBelow)}</p><blockquote>${items.join('')}</blockquote>`;
}

const rowOf = ([label, value]: Fact) =>
  `<tr><th scope="row" style="text-align:left;vertical-align:top;padding-right:1em">${escaped(label)}</th><td style="vertical-align:top">${escaped(value)}</td></tr>`;

const anchor = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
