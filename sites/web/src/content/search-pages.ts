import { FAQ_QUESTIONS, type FaqAnchor } from './faq.ts';
import { PAGE_ADDRESSES, type PageName } from './site-pages.ts';

/** Words for the site's own pages, in the site's languages and in Hindi and Nepali. */
const PAGE_WORDS: Partial<Record<PageName, string>> = {
  company: 'company, who we are, Über uns, Firma, à propos, entreprise, sobre nosotros, empresa',
  team: 'team, guides, staff, guide, Bergführer, équipe, guías, equipo humano, sherpa guides',
  legal: 'license, licence, certificate, registration, membership, Lizenz, licence officielle, licencia',
  reviews: 'reviews, rating, Tripadvisor, Google reviews, testimonials, Bewertungen, avis, reseñas, opiniones',
  faq: 'FAQ, questions, help, Fragen, Hilfe, questions fréquentes, aide, preguntas frecuentes, ayuda',
  visa: 'visa, viza, visa on arrival, visa fee, visa cost, Visakosten, frais de visa, entry, passport, Visum, Einreise, Reisepass, visado, pasaporte, passeport, भिसा, वीज़ा',
  equipment:
    'equipment, packing list, gear, clothes, boots, sleeping bag, rent, Ausrüstung, Packliste, Schlafsack, équipement, sac de couchage, matériel, equipo, saco de dormir, botas',
  insurance:
    'insurance, travel insurance, rescue, helicopter rescue, evacuation, medical cover, Versicherung, Reiseversicherung, Auslandskrankenversicherung, Krankenversicherung, Rettung, assurance, assurance voyage, seguro, seguro de viaje, rescate, बीमा',
  bank: 'bank transfer, wire transfer, account number, IBAN, SWIFT, Überweisung, Bankverbindung, virement, banque, transferencia, banco',
  contact:
    'contact, phone, phone number, email, office, address, WhatsApp, Kontakt, Telefon, Adresse, téléphone, adresse, contacto, teléfono, dirección, सम्पर्क',
  saved: 'saved, favorites, wish list, Merkliste, favoris, favoritos',
  agencies: 'agency, agent, partner, reseller, Reisebüro, agence, agencia',
  privacy: 'privacy, data protection, cookies, Datenschutz, confidentialité, privacidad',
  terms:
    'terms, conditions, cancel, cancellation, cancellation policy, refund policy, refund, deposit, money back, AGB, Stornierung, stornieren, Rücktritt, Erstattung, Anzahlung, conditions générales, annuler, annulation, remboursement, acompte, términos, cancelar, cancelación, reembolso, depósito',
};

/** The same for the questions of the FAQ. */
const QUESTION_WORDS: Record<FaqAnchor, string> = {
  experience:
    'experience, fitness, how fit, age limit, minimum age, Erfahrung, Kondition, Alter, expérience, âge, experiencia, edad',
  included:
    'included, not included, porter, tips, tipping, meals, wifi, wi-fi, internet, hot shower, charging, drinks, luggage, inbegriffen, Träger, Trinkgeld, WLAN, Gepäck, inclus, porteur, pourboire, bagages, incluido, porteador, propina, equipaje',
  packing: 'packing, luggage weight, what to bring, Packliste, einpacken, que emporter, valise, qué llevar, maleta',
  insurance: 'insurance, Versicherung, assurance, seguro',
  booking:
    'book, booking, reserve, pay, payment, installments, credit card, PayPal, last minute, buchen, Buchung, bezahlen, Zahlung, Kreditkarte, réserver, réservation, payer, paiement, carte bancaire, reservar, reserva, pagar, pago, tarjeta',
  customizing:
    'custom, private trek, tailor-made, vegetarian, extra day, individuell, maßgeschneidert, privat, vegetarisch, sur mesure, privé, végétarien, a medida, privado, vegetariano',
};

const words = (text: string) => text.split(', ');

/** The pages and questions that the header's search finds. @param names of the pages in the visitor's language */
export const searchPages = (names: Readonly<Record<PageName, string>>) => [
  ...(Object.entries(PAGE_WORDS) as [PageName, string][]).map(([page, also]) => ({
    ...{ title: names[page], path: PAGE_ADDRESSES[page], also: words(also) },
  })),
  ...(Object.entries(FAQ_QUESTIONS) as [FaqAnchor, string][]).map(([anchor, title]) => ({
    ...{ title, path: `${PAGE_ADDRESSES.faq}#${anchor}`, also: words(QUESTION_WORDS[anchor]) },
  })),
];
