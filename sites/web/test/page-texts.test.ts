import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksNamed, textOf, textsOf, visit } from './page.ts';
import { openSite, type TestSite } from './site.ts';

// The sentences stand here as they must stand on the pages: a figure that changes in the kit has to fail.
describe('the pages of text', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const read = async (path: string) => {
    const { status, document } = await visit(site, path);
    expect(status).toBe(200);
    return document;
  };

  test.each([
    ['/terms-conditions', 'paid a deposit of 20% of the price. The deposit is non-refundable'],
    ['/terms-conditions', 'A credit card payment of an invoice carries a fee of 4%.'],
    ['/terms-conditions', 'Paying by card on this site costs no fee'],
    ['/bank-details', 'Paying by card on this site costs no fee'],
    ['/terms-conditions', 'Canceling at least 20 days before departure costs 30% of the trip cost.'],
    ['/terms-conditions', 'Inside 20 days there is no refund.'],
    ['/terms-conditions', 'transferred to another person at least 14 days before departure, for a fee of $120'],
    ['/terms-conditions', 'The leader of a group travels free with 15 or more paying members'],
    ['/terms-conditions', 'and gets 50% off with 10 or more.'],
    ['/terms-conditions', 'Last-minute bookings are possible until 3 days before departure'],
    ['/terms-conditions', 'Travelers under 16 need a parent or guardian'],
    ['/terms-conditions', 'Your passport must be valid for 6 months beyond the end of your trek.'],
    ['/terms-conditions', 'Porters carry at most 25 kg for 2 trekkers.'],
    ['/nepal-visa', 'The form that you fill in online is valid for 15 days'],
    ['/nepal-visa', 'valid for at least 6 months beyond the end of your trek'],
    ['/nepal-visa', 'An extension costs USD 30 for up to 15 days, and USD 2 for every day after that.'],
    ['/nepal-visa', 'In one calendar year a tourist may stay at most 150 days.'],
    ['/nepal-visa', 'there is a transit visa. It costs USD 5 and'],
    ['/travel-insurance', 'We recommend a cover of at least USD 100,000'],
    ['/equipment-checklist', 'Sleeping bag rated -20C'],
    ['/equipment-checklist', 'Daypack of 20-25 liters'],
    ['/equipment-checklist', 'Porters carry at most 25 kg for 2 trekkers.'],
    ['/bank-details', 'A deposit of 20% secures a booking. It is non-refundable'],
    ['/bank-details', 'Paying an invoice by credit card carries a fee of 4%'],
    ['/legal-documents', 'Tourism License No. 0103'],
    ['/legal-documents', 'Company Regd. No. 59628'],
    ['/faq', 'pay a deposit of 20%, the full price'],
    ['/faq', 'We confirm within 24 hours, and nothing is charged before that.'],
    ['/terms-conditions', 'We confirm within 24 hours, and nothing is charged before that.'],
    ['/faq', 'we recommend at least USD 100,000'],
    ['/about', 'Est. 2010'],
    ['/contact', 'Working hours'],
    ['/about', '40+ local guides employed from remote regions'],
    ['/about', 'Message from the Chairman'],
    ['/privacy-policy', 'a year after their start date'],
    ['/privacy-policy', '30 days if its address was never confirmed'],
    ['/privacy-policy', '5 years after the end of the tax year'],
    ['/privacy-policy', 'It sets cookies of its own and sends Stripe signs of your device'],
    [
      '/privacy-policy',
      'of what travelers fill in themselves by a private link, your booking’s page shows only what is missing',
    ],
    ['/privacy-policy', 'The companies that run our server and send our mail'],
    ['/privacy-policy', 'remarks on health and diet (article 9)'],
    ['/privacy-policy', 'All rights below are yours as well, without an account'],
    ['/privacy-policy', 'The EU has not decided that Nepal protects data'],
    ['/privacy-policy', 'Complain to the data protection authority'],
    ['/privacy-policy', 'id, name, email address, role, and whether it is one of Google'],
    ['/reviews', 'Load the reviews from Tripadvisor'],
  ])('%s says “%s”', async (path, sentence) => {
    expect(textOf((await read(path)).querySelector('main'))).toContain(sentence);
  });

  test('the privacy page makes only true claims', async () => {
    const text = textOf((await read('/privacy-policy')).querySelector('main'));
    expect(text).not.toMatch(/We set no cookies|names and passport numbers|as long as Nepal’s tax law requires/);
  });

  test('the visa page has the three fees and a section for each question', async () => {
    const page = await read('/nepal-visa');
    const rows = [...page.querySelectorAll('#fees tbody tr')].map(({ children }) => textsOf(children));
    expect(rows).toEqual([
      ['15 days', 'USD 30'],
      ['30 days', 'USD 50'],
      ['90 days', 'USD 125'],
    ]);
    for (const part of ['fees', 'not-on-arrival', 'border-points', 'extension', 'transit']) {
      expect(textOf(page.getElementById(part)), part).toMatch(/\S/);
    }
  });

  test('the equipment page has nine categories and tips for four seasons', async () => {
    const page = await read('/equipment-checklist');
    expect(textsOf(page.querySelectorAll('#checklist h3'))).toEqual([
      'Head and face',
      'Upper body',
      'Hands',
      'Lower body',
      'Feet',
      'Sleeping',
      'Bags',
      'Health and hygiene',
      'Documents and extras',
    ]);
    expect(page.querySelectorAll('#checklist h3 + ul')).toHaveLength(9);
    const seasons = textsOf(page.querySelectorAll('#seasons h3')).map((title) => title.split(' ')[0]);
    expect(seasons).toEqual(['Spring', 'Monsoon', 'Autumn', 'Winter']);
    const tip = 'Bring an umbrella, gaiters, salt and dry bags for everything that must stay dry.';
    expect(textOf(page.getElementById('seasons'))).toContain(tip);
  });

  test('the FAQ page has six questions with answers', async () => {
    const page = await read('/faq');
    expect(textsOf(page.querySelectorAll('details summary'))).toEqual([
      'Do I need any trekking experience?',
      'What is included in the price?',
      'What should I pack?',
      'Is travel insurance required?',
      'How do I book, and when do I pay?',
      'Can a trek be customized?',
    ]);
    for (const answer of textsOf(page.querySelectorAll('details > div'))) expect(answer).toMatch(/\S/);
  });

  test('the bank page has a dollar account, a rupee account and payment notes', async () => {
    const page = await read('/bank-details');
    expect(page.querySelectorAll('dl')).toHaveLength(2);
    expect(textOf(page.getElementById('usd'))).toContain('US dollar (USD)');
    expect(textOf(page.getElementById('npr'))).toContain('Nepalese rupee (NPR)');
    for (const account of ['usd', 'npr']) {
      expect(textsOf(page.querySelectorAll(`#${account} dt`))).toEqual(
        expect.arrayContaining(['Account name', 'Bank', 'Account number', 'SWIFT code']),
      );
    }
    expect(page.querySelectorAll('#payment-notes li').length).toBeGreaterThan(3);
  });

  test('licenses and memberships are pictures with captions', async () => {
    const page = await read('/legal-documents');
    for (const part of ['licenses', 'memberships']) {
      const documents = [...page.querySelectorAll(`#${part} figure`)];
      expect(documents.length).toBeGreaterThan(1);
      for (const document of documents) {
        expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(/^Certificate: ./);
      }
    }
  });

  test('the team page has seven people, each with a name, a role, a story and years', async () => {
    const team = [...(await read('/about')).querySelectorAll('#team article')];
    expect(team).toHaveLength(7);
    for (const member of team) {
      expect(textOf(member.querySelector('h3'))).toMatch(/\S/);
      expect(textsOf(member.querySelectorAll('p'))).toEqual([
        expect.stringMatching(/^\S.* · \d+\+ years$/),
        expect.stringMatching(/\S/),
      ]);
    }
  });

  test('the chief executive’s message and the training program are where links lead', async () => {
    const page = await read('/about');
    expect(textOf(page.getElementById('ceo'))).toContain('Founder, chairman and chief executive');
    expect(textOf(page.getElementById('team'))).toContain('Our training program');
  });

  test('reviews have a tab for each site, and a link if the site’s own part can’t load', async () => {
    const page = await read('/reviews');
    expect(textsOf(page.querySelectorAll('[role="tab"]'))).toEqual(['Tripadvisor', 'Google']);
    const [tripadvisor, google] = page.querySelectorAll('[role="tabpanel"]');
    expect(linksNamed(tripadvisor as Element, 'Read the reviews on Tripadvisor (opens in a new tab)')).toEqual([
      expect.stringMatching(/^https:\/\/www\.tripadvisor\.com\//),
    ]);
    expect(linksNamed(google as Element, 'Read the reviews on Google (opens in a new tab)')).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\//),
    ]);
    expect(page.querySelector('iframe')).toBeNull();
  });
});
