import { SITE_NAME } from '../content/site-name.ts';
import type { SiteTexts } from './site-texts.ts';

/** The site's texts in French. */
export const texts: SiteTexts = {
  siteShell: {
    skip: 'Aller au contenu',
    loadingPage: 'Chargement de la page…',
    switchTheme: 'Passer du clair au sombre',
    language: 'Langue',
    trekking: 'Trekking au Népal',
    compared: (treks) => `Comparer les treks (${treks})`,
    office: 'Bureau',
    inEnglish: 'Cette page est en anglais.',
    pageFailed: 'Cette page n’a pas pu être affichée',
    pageFailedText: 'La connexion a peut-être été perdue. Ce que vous avez saisi dans une réservation est enregistré.',
    reload: 'Recharger la page',
    tryAgain: 'Réessayer',
    tryLater: 'Veuillez réessayer plus tard.',
  },
  siteNoScript: {
    call: 'Tout se lit sans JavaScript. Réserver, se connecter et envoyer un message en ont besoin ; sans lui, appelez le',
    write: 'ou écrivez à',
    account: 'Votre compte demande JavaScript : réservations, treks enregistrés et réglages.',
    booking:
      'La page d’une réservation demande JavaScript. Les dates et les montants sont dans la confirmation que nous vous avons envoyée.',
    googleReturn: 'La connexion avec Google demande JavaScript.',
    saved: 'Les treks enregistrés demandent JavaScript : cet appareil les garde, le serveur ne les connaît pas.',
    traveler: 'Remplir vos informations demande aussi JavaScript.',
    allTreks: 'Tous les treks',
    contact: 'Contact',
  },
  sitePageNames: {
    about: 'À propos',
    company: 'L’entreprise',
    team: 'L’équipe',
    ceo: 'Le mot du président',
    legal: 'Documents légaux',
    reviews: 'Avis',
    faq: 'Questions fréquentes',
    visa: 'Visa pour le Népal',
    equipment: 'Liste d’équipement',
    insurance: 'Assurance voyage',
    bank: 'Coordonnées bancaires',
    blog: 'Blog',
    contact: 'Contact',
    saved: 'Treks enregistrés',
    agencies: 'Pour les agences',
    privacy: 'Confidentialité',
    terms: 'Conditions générales',
  },
  siteFooter: {
    contactUs: 'Nous contacter',
    contactText: 'Une question sur un itinéraire, une date ou un prix ? Nous répondons en un jour ouvré.',
    sendInquiry: 'Envoyer une demande',
    office: (country) => `Bureau : ${country}`,
    license: (number) => `Licence de tourisme n° ${number}`,
    registration: (number) => `Registre du commerce n° ${number}`,
    walks: 'Où nous marchons',
    information: 'Bon à savoir',
    follow: 'Suivez-nous',
    reviews: 'Lire nos avis',
    cards: 'Nous acceptons',
    policies: 'Mentions légales',
    newTab: (name) => `${name} (s’ouvre dans un nouvel onglet)`,
  },
  siteHero: {
    headline: `Des aventures inoubliables avec ${SITE_NAME}`,
    lead: 'Treks et circuits au Népal, au Bhoutan, au Tibet et en Inde, menés par des gens qui y ont grandi.',
    exploreTreks: 'Découvrir les treks',
    aboutUs: 'À propos',
  },
  siteHome: {
    popular: {
      title: 'Treks populaires',
      text: 'Les treks que l’on raconte en rentrant, pays par pays.',
    },
    why: {
      title: 'Pourquoi nous choisir',
      text: 'Une entreprise de montagne tenue par ceux qui vivent au pied de ces montagnes.',
    },
    leaving: {
      title: 'Prochains départs',
      text: 'Départs en groupe avec des places : vous marchez avec d’autres, à date fixe.',
    },
    season: {
      title: 'Où partir maintenant',
      text: 'Les meilleurs treks des mois à venir. Hors saison, la plupart des dates sont sur demande : choisissez-en une, et nous vous dirons si le trek peut avoir lieu.',
      nothing: 'Un mois calme sur les sentiers. Demandez-nous quels itinéraires sont ouverts.',
    },
    chief: {
      title: 'Le mot de notre directeur',
      quote:
        'Mon père portait des charges devant notre maison de Thame pour que je puisse aller à l’école. J’ai fondé cette entreprise pour que le prochain garçon qui prendra ce sentier puisse devenir guide. Si vous venez avec nous, vous mangerez ce que nous mangeons, vous irez aussi lentement que l’altitude l’exige, et vous ferez demi-tour quand la montagne le dira. Vous ne manquerez rien.',
      readOn: 'Lire le message entier',
    },
    beyond: {
      title: 'Au-delà du Népal',
      text: 'Les mêmes montagnes, d’autres chemins : nos guides mènent aussi des treks en Inde, au Bhoutan et au Tibet.',
      visit: (country) => `Découvrir : ${country}`,
    },
    team: {
      title: 'Ceux que vous rencontrerez',
      viewAll: 'Voir tout',
      viewAllOf: ' de notre équipe',
      trainingTitle: 'Notre formation',
      training:
        'À chaque mousson, quand les sentiers sont vides, nous formons au métier de guide des jeunes de villages isolés : premiers secours, orientation, anglais, et la patience que demande l’altitude. Ceux qui réussissent travaillent une saison, payés, aux côtés d’un guide confirmé.',
      trainingLink: 'Se renseigner sur la formation',
    },
    posts: { title: 'Sur notre blog', all: 'Tous les articles' },
    all: { title: 'Tous nos treks' },
    action: {
      title: 'Dites-nous quand vous pouvez venir',
      text: 'Trois jours ou trois semaines, premier trek ou dixième : nous répondons avec un plan, un prix et un avis honnête sur la météo.',
      contact: 'Nous contacter',
      treks: 'Voir tous les treks',
    },
    booking: {
      title: 'Comment réserver',
      choose: {
        title: 'Choisissez un trek et un jour.',
        text: 'Le prix, les places et vos compagnons sont sur sa page.',
      },
      pay: {
        title: 'Versez l’acompte.',
        text: (deposit, days) =>
          `${deposit} par carte confirment votre place. Le reste est dû ${days} jours avant le départ.`,
      },
      prepare: {
        title: 'Dites-nous qui vient.',
        text: 'Chacun saisit son passeport par un lien privé. Nous obtenons les permis et venons vous chercher.',
      },
    },
    openly: {
      title: 'Ce que nous montrons avant de réserver',
      nights: {
        title: 'L’altitude de chaque nuit,',
        text: 'à côté d’une recommandation publiée, et ce que nous faisons quand la montée est forte.',
      },
      permits: { title: 'Chaque permis avec son prix,', text: 'qui le délivre et quand nous avons vérifié le prix.' },
      refund: { title: 'Votre remboursement exact,', text: 'selon les conditions du jour, avant d’annuler.' },
    },
    features: {
      guides: {
        title: 'Des guides du pays',
        text: 'Nés là où vous marchez, agréés et formés aux premiers secours en altitude.',
      },
      safety: {
        title: 'La sécurité d’abord',
        text: 'Des jours de repos là où l’altitude les demande, et des guides formés à voir tôt les ennuis.',
      },
      service: {
        title: 'Un service personnel',
        text: 'Une seule personne prépare votre voyage et connaît votre nom à l’arrivée.',
      },
      tourism: {
        title: 'Un tourisme durable',
        text: 'Salaires et charges justes, eau saine au lieu de bouteilles, lodges tenus par les villageois.',
      },
      groups: {
        title: 'De petits groupes',
        text: 'Assez petits pour une seule table au lodge, avec un guide qui remarque quand vous ralentissez.',
      },
      support: {
        title: 'Joignables jour et nuit',
        text: 'Tant que vous êtes en chemin, quelqu’un répond à Katmandou à toute heure.',
      },
    },
    statistics: {
      trekkers: 'Voyageurs heureux',
      treks: 'Treks réussis',
      years: 'Années d’expérience',
      guides: 'Guides confirmés',
    },
  },
  sitePages: {
    home: {
      title: `${SITE_NAME} · Treks au Népal, au Bhoutan, au Tibet et en Inde`,
      description:
        'Marcher dans l’Himalaya avec des guides qui y ont grandi : treks et circuits au Népal, au Bhoutan, au Tibet et en Inde, décrits jour par jour, à prix clairs.',
    },
    treks: {
      title: 'Tous les treks et circuits',
      description:
        'Tous nos treks et circuits au Népal, au Bhoutan, au Tibet et en Inde : par pays, durée, prix et plus.',
      order: 'Conseillés : en saison maintenant, les populaires d’abord, de régions différentes.',
    },
    trek: { loading: 'Chargement du trek…' },
    blog: {
      lead: 'Des notes de ceux qui marchent sur ces sentiers, pour ceux qui vont le faire.',
      all: 'Tous les articles',
      feed: 'Suivre les nouveaux articles par RSS',
      readyTitle: 'Prêt à partir ?',
      readyText: 'Choisissez un sentier, et le mois où il est le plus beau.',
      exploreTreks: 'Découvrir les treks',
    },
    booking: {
      title: 'Votre réservation',
      description: 'Votre réservation, ses paiements et la suite.',
      registration: (number) => `Registre du commerce n° ${number}`,
      passport: (months) => `Un passeport valable au moins ${months} mois après la fin de votre trek`,
      visaNepal: 'Un visa pour le Népal, que la plupart des voyageurs obtiennent à l’arrivée :',
      visaNepalLink: 'frais et pièces à apporter',
      visaBhutan: 'Un visa pour le Bhoutan : envoyez-nous une copie de votre passeport, nous le demanderons',
      visaTibet:
        'Un visa chinois et un permis pour le Tibet : envoyez-nous une copie de votre passeport, nous demanderons les deux',
      visaIndia: 'Un visa pour l’Inde : demandez-le en ligne avant de partir',
      insurance: 'La preuve d’une',
      insuranceLink: 'assurance voyage',
      insuranceCover: ' qui couvre le secours en hélicoptère',
      photos: 'Deux photos d’identité pour chaque permis',
    },
    traveler: {
      title: 'Vos informations de voyage',
      description: 'Remplissez vos propres informations pour les permis de votre trek.',
    },
    compare: {
      title: 'Comparer des treks',
      titleOf: (names) => `Comparer ${names}`,
      description: 'Prix, jours, altitude et saison de trois treks au plus, côte à côte.',
      loading: 'Chargement des treks…',
    },
    contact: {
      title: 'Nous contacter',
      description:
        'Écrivez à notre bureau de Thamel, à Katmandou, appelez-nous ou passez : nous préparons chaque trek avec vous.',
      lead: 'Posez-nous toutes vos questions sur les montagnes. Ceux qui répondent marchent sur ces sentiers.',
    },
    invitation: {
      title: 'Votre invitation au bureau',
      description: 'Acceptez une invitation à travailler dans notre bureau avec le lien de notre e-mail.',
      opening: 'Ouverture de votre invitation…',
      text: (name, role) => `Namaste ${name}, nous vous invitons à travailler dans notre bureau. Rôle : ${role}.`,
      roles: { operator: 'propriétaire', office: 'bureau', accountant: 'comptabilité', guide: 'guide' },
      hasAccount:
        'Il existe un compte à votre adresse. Il ouvrira le bureau : son mot de passe et sa connexion avec Google prennent fin, et il est déconnecté partout. Ses réservations restent.',
      otherAccount: (own, invited) =>
        `Vous êtes connecté en tant que ${own}, mais l’invitation est pour ${invited}. Si vous acceptez, vous serez déconnecté ici.`,
      next: 'Vous choisissez maintenant un nouveau mot de passe et, en entrant dans le bureau, vous configurez une application d’authentification.',
      accept: 'Accepter et choisir un mot de passe',
      endedTitle: 'Cette invitation n’est plus valable',
      ended:
        'Elle a été acceptée ou retirée, ou a expiré. Si vous l’avez acceptée, connectez-vous ; sinon, demandez-en une autre.',
      colleagueTitle: 'Vous travaillez déjà au bureau',
      colleague: 'Votre compte et son mot de passe restent inchangés.',
      office: 'Aller au bureau',
      failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
      again: 'Réessayer',
    },
    office: {
      title: 'Se connecter au bureau',
      description: 'Ces pages sont réservées à notre équipe. Connectez-vous avec votre propre compte.',
      failed: 'Le bureau est injoignable pour le moment.',
      signedInAs: 'Vous êtes connecté en tant que',
      otherAccount: 'Se connecter avec un autre compte',
    },
    notFound: {
      title: 'Cette page n’existe pas',
      text: 'Il n’y a pas de sentier ici. Le chemin du retour est balisé.',
      home: 'Retour à l’accueil',
      search: 'Chercher un trek',
      find: 'Chercher',
      treks: 'Des treks que beaucoup choisissent',
      allTreks: 'Tous les treks',
    },
    profile: { title: 'Mon compte', description: 'Votre compte et vos réservations.' },
    saved: { title: 'Treks enregistrés', description: 'Les treks que vous avez enregistrés.' },
    login: {
      title: 'Se connecter',
      description: 'Connectez-vous pour réserver et voir vos réservations.',
      guestBooking: 'Vous avez réservé sans compte ? Retrouver la réservation',
    },
    signup: { title: 'Créer un compte', description: 'Créez un compte pour réserver des treks dans l’Himalaya.' },
    forgotPassword: {
      title: 'Mot de passe oublié ?',
      description: 'Demandez un lien pour choisir un nouveau mot de passe.',
    },
    resetPassword: {
      title: 'Choisir un nouveau mot de passe',
      description: 'Choisissez un nouveau mot de passe avec le lien reçu par e-mail.',
    },
    confirmEmail: {
      title: 'Confirmer votre adresse e-mail',
      description: 'Confirmez votre adresse e-mail avec le lien reçu par e-mail.',
    },
    stopMails: {
      title: 'Ne plus recevoir les e-mails sur les nouveaux départs ?',
      description: 'Arrêter les e-mails sur les nouveaux départs de vos treks enregistrés.',
      text: 'Vous les avez demandés dans votre liste de treks enregistrés. Avec ce bouton, il n’en viendra plus, quel que soit le trek.',
      action: 'Arrêter les e-mails',
      doneTitle: 'Vous ne recevrez plus ces e-mails',
      doneText: 'Vos treks restent enregistrés. Vous pouvez redemander ces e-mails dans votre liste.',
      showSaved: 'Treks enregistrés',
      invalid:
        'Ce lien est incomplet ou trop ancien. Ouvrez-le à nouveau depuis l’e-mail, ou arrêtez les e-mails dans votre liste.',
      failed: 'Impossible d’arrêter les e-mails pour le moment. Veuillez réessayer.',
    },
    googleReturn: { title: 'Connexion', description: 'Votre connexion avec Google se termine.' },
  },
};
