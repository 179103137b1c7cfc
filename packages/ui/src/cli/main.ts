#!/usr/bin/env node
import { runCommand } from './run-command.ts';

const code = await runCommand(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
// A server goes on.
if (code !== null) process.exitCode = code;
