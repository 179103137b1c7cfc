import { Agent, request } from 'node:http';

/**
 * One address that guesses, registers and asks for resets as fast as it is answered: `flood.ts <port> <email>
 * <address>`, where the e-mail address is of the account that it guesses at. Prints the number of answers when it is
 * stopped.
 */
const [port = '', victim = '', address = ''] = process.argv.slice(2);
const AT_ONCE = 32;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const answers: Record<number, number> = {};
let sent = 0;

function post(path: string, body: object): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    const call = request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answers[statusCode] = (answers[statusCode] ?? 0) + 1;
      answer.resume().once('close', resolve);
    });
    call.once('error', () => resolve());
    call.end(JSON.stringify(body));
  });
}

async function attack(): Promise<never> {
  for (;;) {
    sent += 1;
    const somebody = { email: `stranger-${sent}@example.org`, password: 'Lhotse-8516-face' };
    await post('/auth/login', { ...somebody, email: victim });
    await post('/auth/login', somebody);
    await post('/auth/register', { ...somebody, fullname: 'Maya Gurung', phone: '5550100' });
    await post('/auth/reset-password-request', { email: victim });
    await post('/auth/reset-password', { email: victim, token: 'a.b.c', newPassword: 'Lhotse-8516-face!' });
  }
}

process.once('SIGTERM', () => {
  console.log(JSON.stringify(answers));
  process.exit();
});
for (let worker = 0; worker < AT_ONCE; worker += 1) void attack();
