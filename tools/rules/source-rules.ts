import { faultsOfNewerCalls } from './newer-than-browsers.ts';
import { faultsOfStyles } from './page-wide-styles.ts';
import { faultsOfNames } from './plain-names.ts';
import { faultsOfWords } from './plain-words.ts';
import { faultsOfExpressions } from './regular-expressions.ts';
import { faultsOfTexts } from './visible-texts.ts';

/** The rules of this project that no linter knows. Each file is parsed once for all of them. */
const faults = [
  faultsOfTexts,
  faultsOfNewerCalls,
  faultsOfExpressions,
  faultsOfWords,
  faultsOfNames,
  faultsOfStyles,
].flatMap((rule) => rule());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
