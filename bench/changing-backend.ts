import { serveLocally } from './local-server.ts';

/**
 * Answers like an API, but each time with another title, so that nothing a site made of an earlier answer is of use.
 * @param api address of the API, asked once for each call
 */
export async function serveChanges(api: string): Promise<{ url: string; stop: () => void }> {
  const answers = new Map<string, Promise<string>>();
  let count = 0;
  return serveLocally(async ({ url = '', headers }, response) => {
    const { accept = '' } = headers;
    const call = `${accept} ${url}`;
    const answer = answers.get(call) ?? fetch(api + url, { headers: { accept } }).then((given) => given.text());
    answers.set(call, answer);
    count += 1;
    response.setHeader('content-type', 'application/json');
    response.end((await answer).replace('"title":"', `"title":"${count % 1000} `));
  });
}
