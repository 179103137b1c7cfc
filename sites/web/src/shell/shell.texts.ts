import { defineTexts } from '@trek/ui/internal/texts';

/** Texts around every page. */
export const shellTexts = defineTexts('siteShell', {
  skip: 'Skip to content',
  loadingPage: 'Loading page...',
  switchTheme: 'Switch between light and dark',
  language: 'Language',
  trekking: 'Nepal Trekking',
  compared: (treks: number) => `Compare treks (${treks})`,
  office: 'Office',
  inEnglish: 'This page is in English.',
  pageFailed: 'This page could not be shown',
  pageFailedText: 'The connection may have been lost. Anything you typed into a booking is saved.',
  reload: 'Reload the page',
  tryAgain: 'Try Again',
  tryLater: 'Please try again later.',
});
