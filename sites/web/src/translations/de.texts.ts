import { SITE_NAME } from '../content/site-name.ts';
import type { SiteTexts } from './site-texts.ts';

/** The site's texts in German. */
export const texts: SiteTexts = {
  siteShell: {
    skip: 'Zum Inhalt springen',
    loadingPage: 'Seite wird geladen …',
    switchTheme: 'Zwischen hell und dunkel wechseln',
    language: 'Sprache',
    trekking: 'Trekking in Nepal',
    compared: (treks) => `Touren vergleichen (${treks})`,
    office: 'Büro',
    inEnglish: 'Diese Seite ist auf Englisch.',
    pageFailed: 'Diese Seite konnte nicht angezeigt werden',
    pageFailedText:
      'Vielleicht ist die Verbindung abgerissen. Was Sie in eine Buchung eingegeben haben, ist gespeichert.',
    reload: 'Seite neu laden',
    tryAgain: 'Noch einmal versuchen',
    tryLater: 'Bitte versuchen Sie es später noch einmal.',
  },
  siteNoScript: {
    call: 'Ohne JavaScript können Sie alles lesen. Buchen, Anmelden und Nachrichten brauchen es; ohne rufen Sie uns an unter',
    write: 'oder schreiben Sie an',
    account: 'Ihr Konto braucht JavaScript: Buchungen, gemerkte Treks und Einstellungen.',
    booking:
      'Die Seite einer Buchung braucht JavaScript. Daten und Beträge stehen in der Bestätigung, die wir Ihnen gemailt haben.',
    googleReturn: 'Die Anmeldung mit Google braucht JavaScript.',
    saved: 'Gemerkte Treks brauchen JavaScript: Dieses Gerät speichert sie, der Server kennt sie nicht.',
    traveler: 'Auch das Ausfüllen Ihrer Angaben braucht JavaScript.',
    allTreks: 'Alle Treks',
    contact: 'Kontakt',
  },
  sitePageNames: {
    about: 'Über uns',
    company: 'Das Unternehmen',
    team: 'Team',
    ceo: 'Worte des Vorsitzenden',
    legal: 'Rechtliche Dokumente',
    reviews: 'Bewertungen',
    faq: 'Häufige Fragen',
    visa: 'Visum für Nepal',
    equipment: 'Packliste',
    insurance: 'Reiseversicherung',
    bank: 'Bankverbindung',
    blog: 'Blog',
    contact: 'Kontakt',
    saved: 'Gemerkte Touren',
    agencies: 'Für Reisebüros',
    privacy: 'Datenschutz',
    terms: 'Allgemeine Geschäftsbedingungen',
  },
  siteFooter: {
    contactUs: 'Kontakt',
    contactText: 'Fragen zu einer Route, einem Termin oder einem Preis? Wir antworten innerhalb eines Werktags.',
    sendInquiry: 'Anfrage senden',
    office: (country) => `Büro ${country}`,
    license: (number) => `Tourismus-Lizenz Nr. ${number}`,
    registration: (number) => `Handelsregister Nr. ${number}`,
    walks: 'Wohin wir wandern',
    information: 'Gut zu wissen',
    follow: 'Folgen Sie uns',
    reviews: 'Unsere Bewertungen',
    cards: 'Wir akzeptieren',
    policies: 'Rechtliches',
    newTab: (name) => `${name} (öffnet einen neuen Tab)`,
  },
  siteHero: {
    headline: `Unvergessliche Abenteuer mit ${SITE_NAME}`,
    lead: 'Touren in Nepal, Bhutan, Tibet und Indien, geführt von Menschen, die dort aufgewachsen sind.',
    exploreTreks: 'Touren entdecken',
    aboutUs: 'Über uns',
  },
  siteHome: {
    popular: {
      title: 'Beliebte Touren',
      text: 'Die Touren, von denen man zu Hause erzählt, Land für Land.',
    },
    why: { title: 'Warum mit uns', text: 'Ein Bergunternehmen von Menschen, die unter diesen Bergen leben.' },
    leaving: {
      title: 'Bald geht es los',
      text: 'Gruppentermine mit freien Plätzen: Sie gehen mit anderen, an einem festen Tag.',
    },
    season: {
      title: 'Wohin jetzt',
      text: 'Die besten Touren der kommenden Monate. Termine außerhalb der Saison gibt es meist auf Anfrage: Wählen Sie einen, und wir sagen Ihnen, ob die Tour stattfinden kann.',
      nothing: 'Ein ruhiger Monat auf den Wegen. Fragen Sie uns, welche Routen offen sind.',
    },
    chief: {
      title: 'Worte unseres Geschäftsführers',
      quote:
        'Mein Vater trug Lasten an unserem Haus in Thame vorbei, damit ich zur Schule gehen konnte. Ich habe dieses Unternehmen gegründet, damit der nächste Junge, der diesen Weg geht, Guide werden kann. Wenn Sie mit uns kommen, essen Sie, was wir essen, gehen so langsam, wie die Höhe es verlangt, und kehren um, wenn der Berg es sagt. Sie werden nichts verpassen.',
      readOn: 'Den ganzen Text lesen',
    },
    beyond: {
      title: 'Jenseits von Nepal',
      text: 'Dieselben Berge, andere Wege: Unsere Guides führen auch Touren in Indien, Bhutan und Tibet.',
      visit: (country) => `${country} entdecken`,
    },
    team: {
      title: 'Die Menschen, denen Sie begegnen',
      viewAll: 'Alle ansehen',
      viewAllOf: ' aus unserem Team',
      trainingTitle: 'Unsere Ausbildung',
      training:
        'In jedem Monsun, wenn die Wege leer sind, bilden wir junge Menschen aus abgelegenen Dörfern zu Guides aus: Erste Hilfe, Orientierung, Englisch und die Geduld, die man in der Höhe braucht. Wer besteht, arbeitet eine Saison lang bezahlt neben einem erfahrenen Guide.',
      trainingLink: 'Nach der Ausbildung fragen',
    },
    posts: { title: 'Aus unserem Blog', all: 'Alle Beiträge' },
    all: { title: 'Alle unsere Touren' },
    action: {
      title: 'Sagen Sie uns, wann Sie kommen können',
      text: 'Drei Tage oder drei Wochen, erste Tour oder zehnte: Wir antworten mit einem Plan, einem Preis und ehrlichem Rat zum Wetter.',
      contact: 'Kontakt aufnehmen',
      treks: 'Alle Touren ansehen',
    },
    booking: {
      title: 'So buchen Sie',
      choose: {
        title: 'Tour und Tag wählen.',
        text: 'Preis, Plätze und Mitreisende stehen auf ihrer Seite.',
      },
      pay: {
        title: 'Anzahlen.',
        text: (deposit, days) =>
          `${deposit} per Karte sichern Ihren Platz. Der Rest ist ${days} Tage vor dem Start fällig.`,
      },
      prepare: {
        title: 'Sagen, wer mitkommt.',
        text: 'Jeder trägt seinen Pass über einen eigenen Link ein. Wir holen die Genehmigungen und holen Sie ab.',
      },
    },
    openly: {
      title: 'Was wir vor der Buchung zeigen',
      nights: {
        title: 'Die Höhe jeder Nacht,',
        text: 'neben einer veröffentlichten Richtlinie, und was wir nach großen Anstiegen tun.',
      },
      permits: {
        title: 'Jede Genehmigung mit ihrer Gebühr,',
        text: 'wer sie ausstellt und wann wir die Gebühr zuletzt geprüft haben.',
      },
      refund: { title: 'Ihre genaue Erstattung,', text: 'nach den Bedingungen des Tages, bevor Sie stornieren.' },
    },
    features: {
      guides: {
        title: 'Erfahrene Guides von hier',
        text: 'Geboren, wo Sie wandern, lizenziert und in Erster Hilfe für große Höhen ausgebildet.',
      },
      safety: {
        title: 'Sicherheit zuerst',
        text: 'Ruhetage, wo die Höhe sie verlangt, und Guides, die Probleme früh erkennen.',
      },
      service: {
        title: 'Persönlich betreut',
        text: 'Eine Person plant Ihre Reise mit Ihnen und kennt Ihren Namen, wenn Sie landen.',
      },
      tourism: {
        title: 'Nachhaltig unterwegs',
        text: 'Faire Löhne und Lasten, sauberes Wasser statt Plastikflaschen, Lodges in der Hand der Dörfer.',
      },
      groups: {
        title: 'Kleine Gruppen',
        text: 'Klein genug für einen Tisch in der Lodge, mit einem Guide, der merkt, wenn Sie langsamer werden.',
      },
      support: {
        title: 'Rund um die Uhr erreichbar',
        text: 'Solange Sie unterwegs sind, antwortet in Kathmandu zu jeder Stunde jemand.',
      },
    },
    statistics: {
      trekkers: 'Zufriedene Reisende',
      treks: 'Erfolgreiche Touren',
      years: 'Jahre Erfahrung',
      guides: 'Erfahrene Guides',
    },
  },
  sitePages: {
    home: {
      title: `${SITE_NAME} · Touren in Nepal, Bhutan, Tibet und Indien`,
      description:
        'Im Himalaya wandern mit Guides, die dort aufgewachsen sind: Touren in Nepal, Bhutan, Tibet und Indien, Tag für Tag beschrieben und mit klaren Preisen.',
    },
    treks: {
      title: 'Alle Touren',
      description: 'Alle unsere Touren in Nepal, Bhutan, Tibet und Indien: nach Land, Tagen, Preis und mehr auswählen.',
      order: 'Empfohlen: jetzt in der Saison, Beliebte zuerst, aus verschiedenen Regionen.',
    },
    trek: { loading: 'Tour wird geladen …' },
    blog: {
      lead: 'Notizen von Menschen, die diese Wege gehen, für alle, die es bald tun.',
      all: 'Alle Beiträge',
      feed: 'Neue Beiträge per RSS verfolgen',
      readyTitle: 'Bereit zum Aufbruch?',
      readyText: 'Wählen Sie einen Weg und den Monat, in dem er am schönsten ist.',
      exploreTreks: 'Touren entdecken',
    },
    booking: {
      title: 'Ihre Buchung',
      description: 'Ihre Buchung, ihre Zahlungen und die nächsten Schritte.',
      registration: (number) => `Handelsregister Nr. ${number}`,
      passport: (months) =>
        `Ein Reisepass, der noch mindestens ${months} Monate über das Ende Ihres Treks hinaus gültig ist`,
      visaNepal: 'Ein Visum für Nepal, das die meisten bei der Ankunft bekommen:',
      visaNepalLink: 'Gebühren und was Sie mitbringen',
      visaBhutan: 'Ein Visum für Bhutan: Schicken Sie uns eine Kopie Ihres Passes, wir beantragen es',
      visaTibet:
        'Ein chinesisches Visum und eine Reisegenehmigung für Tibet: Schicken Sie uns eine Kopie Ihres Passes, wir beantragen beides',
      visaIndia: 'Ein Visum für Indien: Beantragen Sie es online, bevor Sie reisen',
      insurance: 'Der Nachweis einer',
      insuranceLink: 'Reiseversicherung',
      insuranceCover: ', die eine Rettung mit dem Hubschrauber bezahlt',
      photos: 'Zwei Passfotos für jede Genehmigung',
    },
    traveler: {
      title: 'Ihre Reiseangaben',
      description: 'Füllen Sie Ihre eigenen Angaben für die Genehmigungen Ihrer Tour aus.',
    },
    compare: {
      title: 'Touren vergleichen',
      titleOf: (names) => `Vergleich: ${names}`,
      description: 'Preis, Tage, Höhe und Saison von bis zu drei Touren nebeneinander.',
      loading: 'Touren werden geladen …',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Schreiben Sie unserem Büro in Thamel, Kathmandu, rufen Sie an oder kommen Sie vorbei: Wir planen jede Tour mit Ihnen.',
      lead: 'Fragen Sie uns alles über die Berge. Wer antwortet, ist diese Wege selbst gegangen.',
    },
    invitation: {
      title: 'Ihre Einladung ins Büro',
      description: 'Nehmen Sie eine Einladung in unser Büro an, mit dem Link aus unserer E-Mail.',
      opening: 'Ihre Einladung wird geöffnet …',
      text: (name, role) => `Namaste ${name}, Sie sind eingeladen, in unserem Büro zu arbeiten: ${role}.`,
      roles: { operator: 'Inhaber', office: 'Büro', accountant: 'Buchhaltung', guide: 'Guide' },
      hasAccount:
        'Zu Ihrer Adresse gibt es ein Konto. Es wird das Büro öffnen: Sein Passwort und seine Anmeldung mit Google enden, und es wird überall abgemeldet. Seine Buchungen bleiben.',
      otherAccount: (own, invited) =>
        `Sie sind als ${own} angemeldet, eingeladen ist aber ${invited}. Wenn Sie annehmen, werden Sie hier abgemeldet.`,
      next: 'Sie setzen jetzt ein neues Passwort, und beim Betreten des Büros richten Sie eine Authenticator-App ein.',
      accept: 'Annehmen und Passwort setzen',
      endedTitle: 'Diese Einladung gilt nicht mehr',
      ended:
        'Sie wurde angenommen, zurückgezogen oder ist abgelaufen. Wenn Sie sie angenommen haben, melden Sie sich an; sonst bitten Sie um eine neue.',
      colleagueTitle: 'Sie arbeiten schon im Büro',
      colleague: 'Ihr Konto und sein Passwort bleiben, wie sie sind.',
      office: 'Zum Büro',
      failed: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
      again: 'Noch einmal versuchen',
    },
    office: {
      title: 'Im Büro anmelden',
      description: 'Diese Seiten sind für unsere Mitarbeiter. Melden Sie sich mit Ihrem eigenen Konto an.',
      failed: 'Das Büro ist gerade nicht erreichbar.',
      signedInAs: 'Sie sind angemeldet als',
      otherAccount: 'Mit einem anderen Konto anmelden',
    },
    notFound: {
      title: 'Diese Seite gibt es nicht',
      text: 'Hier führt kein Weg weiter. Der Weg nach Hause ist markiert.',
      home: 'Zur Startseite',
      search: 'Touren suchen',
      find: 'Suchen',
      treks: 'Touren, die viele gehen',
      allTreks: 'Alle Touren',
    },
    profile: { title: 'Mein Konto', description: 'Ihr Konto und Ihre Buchungen.' },
    saved: { title: 'Gemerkte Touren', description: 'Die Touren, die Sie sich gemerkt haben.' },
    login: {
      title: 'Anmelden',
      description: 'Melden Sie sich an, um zu buchen und Ihre Buchungen zu sehen.',
      guestBooking: 'Ohne Konto gebucht? Buchung finden',
    },
    signup: { title: 'Konto anlegen', description: 'Legen Sie ein Konto an, um Touren im Himalaya zu buchen.' },
    forgotPassword: {
      title: 'Passwort vergessen?',
      description: 'Fordern Sie einen Link an, um ein neues Passwort zu setzen.',
    },
    resetPassword: {
      title: 'Neues Passwort setzen',
      description: 'Setzen Sie ein neues Passwort mit dem Link aus unserer E-Mail.',
    },
    confirmEmail: {
      title: 'E-Mail-Adresse bestätigen',
      description: 'Bestätigen Sie Ihre E-Mail-Adresse mit dem Link aus unserer E-Mail.',
    },
    stopMails: {
      title: 'E-Mails über neue Termine beenden?',
      description: 'Beenden Sie die E-Mails über neue Termine Ihrer gemerkten Treks.',
      text: 'Sie haben auf Ihrer Merkliste um sie gebeten. Mit der Taste kommen keine mehr, gleich für welche Treks.',
      action: 'E-Mails beenden',
      doneTitle: 'Es kommen keine E-Mails mehr',
      doneText: 'Ihre Treks bleiben gemerkt. Auf Ihrer Merkliste können Sie die E-Mails wieder einschalten.',
      showSaved: 'Gemerkte Touren',
      invalid:
        'Dieser Link ist unvollständig oder zu alt. Öffnen Sie ihn noch einmal aus der E-Mail, oder beenden Sie die E-Mails auf Ihrer Merkliste.',
      failed: 'Die E-Mails ließen sich gerade nicht beenden. Bitte versuchen Sie es noch einmal.',
    },
    googleReturn: { title: 'Anmeldung', description: 'Ihre Anmeldung mit Google wird abgeschlossen.' },
  },
};
