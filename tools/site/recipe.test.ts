import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, LEFT_OUT, recipeScript } from './recipe.ts';

const text = readFileSync('docs/operations.md', 'utf8');

test('the campaign carries out every block of the recipe, but for the lines that it names', () => {
  const { script, leftOut } = recipeScript(text);
  expect(leftOut).toHaveLength(LEFT_OUT.length);
  const blocks = [...blocksOf(text, 'One machine from nothing'), ...blocksOf(text, 'Upgrade')];
  expect(blocks.length).toBeGreaterThan(6);
  const lines = blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.trim() !== '' && !leftOut.includes(line));
  // The check of a shop without a real address and mail does not end the campaign.
  for (const line of lines) expect(script).toContain(line.replace('check-setup', 'check-setup || true'));
});

test('a recipe that asks for something else is refused by the campaign', () => {
  expect(recipeScript(text).script).toContain('fail "the recipe asks for an unknown systemctl');
  const asked = [...text.matchAll(/^(?:.*&& )?systemctl (.*)$/gm)].map(([, what = '']) =>
    what.replace('"trek@$port"', 'trek@3001'),
  );
  expect(asked.length).toBeGreaterThan(3);
  for (const what of asked) expect(recipeScript(text).script).toMatch(new RegExp(`^ +'?${what}'?\\)`, 'm'));
});
