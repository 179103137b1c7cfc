/** A partner with two addresses. */
export const alpine = {
  name: 'Alpine Tours',
  origins: ['https://alpine.example', 'https://www.alpine.example'],
  language: 'de',
  returnUrl: 'https://alpine.example/danke',
  contact: 'office@alpine.example',
  commissionPercent: 12.5,
};
