import type { MailTexts } from './en.ts';

/** The texts of the mails to customers in German. */
export const de: MailTexts = {
  hello: 'Namaste,',
  yourBooking: 'Ihre Buchung',
  terms: 'Die Bedingungen',
  allTreks: 'Alle Treks',
  bookedBy: (name) => `Gebucht von: ${name}`,
  bookedThrough: (partner) => `Gebucht über ${partner}.`,
  phone: (number) => `Telefon ${number}`,
  typedBelow: 'Vom Absender eingegeben und nicht geprüft:',
  message: 'Nachricht',
  notAgreed: 'Wenn es nicht so vereinbart war, antworten Sie bitte auf diese E-Mail oder rufen Sie uns an.',
  updatesCalendar: 'Die angehängte Datei trek.ics aktualisiert die Termine in Ihrem Kalender.',
  facts: {
    booking: 'Buchung',
    trek: 'Trek',
    dates: 'Von – bis',
    travelers: 'Reisende',
    guide: 'Geführt von',
    paid: 'Bezahlt',
    balance: 'Restbetrag',
    nothingOwedCanceled: 'keiner, die Buchung ist storniert',
    nothingOwed: 'keiner, vollständig bezahlt',
    dueNow: (amount) => `${amount}, jetzt fällig`,
    due: (amount, date, days) => `${amount}, fällig am ${date}, ${days} Tage vor dem Trek`,
    receipt: 'Beleg',
    amount: 'Betrag',
    transferred: 'Überwiesen',
    received: 'Eingegangen',
    refunded: 'Erstattet',
    remaining: 'Verbleibend',
    price: 'Preis',
  },
  calendar: {
    booking: (reference, travelers) =>
      `Buchung ${reference}, ${travelers === 1 ? '1 Person' : `${travelers} Personen`}`,
    balanceDue: (trek) => `Restbetrag fällig: ${trek}`,
    balance: (amount, reference) => `${amount} der Buchung ${reference}`,
  },
  confirmed: {
    subject: (trek) => `Ihre Buchung ist bestätigt: ${trek}`,
    text: 'vielen Dank für Ihre Buchung. Wir haben Ihre Zahlung erhalten, und Ihr Platz ist bestätigt.',
    nextSteps: 'So geht es weiter:',
    paidInFull: 'Ihr Trek ist vollständig bezahlt: Es ist nichts mehr offen.',
    payBalance: (amount) => `Zahlen Sie den Restbetrag von ${amount} bis zum Fälligkeitstag.`,
    fillIn: (travelers) =>
      `Tragen Sie die Angaben ${travelers === 1 ? 'der reisenden Person' : `aller ${travelers} Reisenden`} ein: Genehmigungen werden auf diese Namen ausgestellt.`,
    fillInWithAccount: (travelers) =>
      `Legen Sie mit dieser E-Mail-Adresse ein Konto an und tragen Sie dort die Angaben ${travelers === 1 ? 'der reisenden Person' : `aller ${travelers} Reisenden`} ein: Genehmigungen werden auf diese Namen ausgestellt.`,
    insurance: 'Schließen Sie eine Reiseversicherung ab, die die Höhe Ihres Treks abdeckt.',
    end: 'Die angehängte Datei trek.ics trägt die Termine in Ihren Kalender ein. Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail. Wir freuen uns auf den Trek mit Ihnen.',
  },
  payment: {
    subject: (trek) => `Wir haben Ihre Zahlung erhalten: ${trek}`,
    text: 'vielen Dank, wir haben Ihre Zahlung erhalten.',
    subjectInFull: (trek) => `Vollständig bezahlt: ${trek}`,
    textInFull: 'vielen Dank, wir haben Ihre Zahlung erhalten, und Ihr Trek ist vollständig bezahlt.',
  },
  unowed: {
    subject: (trek) => `Wir haben eine Zahlung erhalten, die nicht offen war: ${trek}`,
    text: (amount, reference) =>
      `wir haben ${amount} erhalten, die bei Ihrer Buchung ${reference} nicht offen sind. Wir zahlen sie zurück oder fragen bei Ihnen nach.`,
  },
  reminder: {
    early: {
      subject: (trek) => `Ihr Restbetrag ist bald fällig: ${trek}`,
      text: (due) => `der Restbetrag Ihres Treks ist am ${due} fällig.`,
    },
    late: {
      subject: (trek) => `Ihr Restbetrag ist in wenigen Tagen fällig: ${trek}`,
      text: (due) => `der Restbetrag Ihres Treks ist am ${due} fällig.`,
    },
    overdue: {
      subject: (trek) => `Ihr Restbetrag ist überfällig: ${trek}`,
      text: (due) =>
        `der Restbetrag Ihres Treks war am ${due} fällig und ist noch nicht bei uns eingegangen. Bitte zahlen Sie ihn jetzt, oder sagen Sie uns, wenn es ein Problem gibt.`,
    },
    pay: 'Restbetrag zahlen',
    ignore: 'Wenn Sie schon bezahlt haben, vielen Dank: Dann ist diese Erinnerung gegenstandslos.',
  },
  details: {
    subject: (trek) => `Angaben zu Ihren Reisenden fehlen: ${trek}`,
    text: (incomplete, travelers, day) =>
      `uns fehlen noch Angaben ${travelers === 1 ? 'der reisenden Person' : incomplete === travelers ? `aller ${travelers} Reisenden` : `von ${incomplete} Ihrer ${travelers} Reisenden`}, für Genehmigungen und Notfälle. Bitte tragen Sie sie bis zum ${day} ein.`,
    fillIn: 'Angaben eintragen',
  },
  review: {
    subject: (trek) => `Wie war Ihr Trek? ${trek}`,
    text: 'Sie sind zurück, hoffentlich mit schönen Erinnerungen. Mögen Sie anderen erzählen, wie Ihr Trek war? Ein paar Worte genügen, und Sie wählen den Namen, der gezeigt wird.',
    write: 'Bewertung schreiben',
    why: 'Wir fragen einmal für jeden Trek.',
    stop: 'Nicht mehr fragen',
  },
  newDepartures: {
    subject: (trek, treks) =>
      treks === 1 ? `Neue Termine: ${trek}` : `Neue Termine von ${treks} Treks, die Sie sich gemerkt haben`,
    text: 'es gibt neue Termine für Treks, die Sie sich gemerkt haben:',
    why: 'Sie bekommen diese E-Mail, weil Sie auf Ihrer Merkliste darum gebeten haben.',
    stop: 'Keine solchen E-Mails mehr',
  },
  paymentLink: {
    subject: (trek) => `Bezahlen Sie Ihren Trek: ${trek}`,
    text: 'mit diesem Link können Sie Ihren Trek bezahlen. Melden Sie sich mit dem Konto an, mit dem Sie gebucht haben.',
    guestText:
      'mit diesem Link können Sie Ihren Trek bezahlen. Die Seite fragt nach einem Code, den wir Ihnen dann mailen.',
    pay: 'Hier bezahlen',
  },
  made: {
    subject: (trek) => `Wir haben für Sie gebucht: ${trek}`,
    text: 'wie besprochen haben wir diese Buchung für Sie angelegt:',
    deposit: (amount) => `Eine Anzahlung von ${amount} bestätigt sie.`,
    held: (day) =>
      `Wir halten Ihre Plätze bis zum Ende des Tages ${day}, nach nepalesischer Zeit. Danach können Sie buchen, solange Plätze frei sind.`,
    notHeld: 'Wir halten keine Plätze frei: Sie haben sie, sobald die Anzahlung bezahlt ist.',
    byCard:
      'Mit diesem Link können Sie mit Karte bezahlen. Die Seite fragt nach einem Code, den wir Ihnen dann mailen. Ein Konto brauchen Sie nicht.',
    pay: 'Hier bezahlen',
    transfer: (reference) =>
      `Bitte überweisen Sie das Geld auf das Konto auf dieser Seite, und geben Sie als Verwendungszweck Ihre Buchungsnummer ${reference} an.`,
    bankDetails: 'Bankverbindung',
    orByCard: 'Oder mit Karte bezahlen',
  },
  changed: {
    subject: (trek) => `Ihre Buchung hat sich geändert: ${trek}`,
    text: 'wir haben Ihre Buchung geändert. Hier sind die neuen Angaben:',
    overpaid: (amount, days) =>
      `Sie haben ${amount} mehr bezahlt, als die Buchung nun kostet. Wir erstatten den Betrag innerhalb von ${days} Tagen auf Ihr ursprüngliches Zahlungsmittel.`,
  },
  price: {
    subject: (trek) => `Der Preis Ihrer Buchung hat sich geändert: ${trek}`,
    text: (reference) => `wir haben dem Preis Ihrer Buchung ${reference} eine Zeile hinzugefügt:`,
    sums: 'Das sind die neuen Summen:',
  },
  cancellationReceived: {
    subject: (trek) => `Ihre Bitte um Stornierung ist eingegangen: ${trek}`,
    text: (day, reference) => `Sie haben am ${day} darum gebeten, Ihre Buchung ${reference} zu stornieren.`,
    noRefund: 'Nach unseren Bedingungen gibt es an diesem Tag keine Erstattung.',
    refund: (amount) =>
      `Nach unseren Bedingungen beträgt die Erstattung an diesem Tag ${amount}. Dabei bleibt es, auch wenn unsere Antwort dauert.`,
    end: 'Die Buchung bleibt, wie sie ist, bis wir per E-Mail antworten. Wenn Sie nicht darum gebeten haben, antworten Sie bitte.',
  },
  changeReceived: {
    subject: (trek) => `Ihre Bitte um Änderung ist eingegangen: ${trek}`,
    text: (day, reference) => `Sie haben am ${day} darum gebeten, Ihre Buchung ${reference} zu ändern:`,
    newStart: 'Neuer Beginn',
    newTravelers: 'Neue Zahl der Reisenden',
    fee: 'Gebühr nach unseren Bedingungen',
    newTotal: 'Neuer Gesamtpreis',
    transferred: 'Eine andere Person reist an Ihrer Stelle.',
    end: 'Die Buchung bleibt, wie sie ist, bis wir per E-Mail antworten. Wenn Sie nicht darum gebeten haben, antworten Sie bitte.',
  },
  changeAnswer: {
    subjectUnchanged: (trek) => `Ihre Buchung bleibt, wie sie ist: ${trek}`,
    declined: (reference) => `wir konnten Ihre Buchung ${reference} nicht so ändern, wie Sie es wünschten.`,
    end: 'Wenn Sie Fragen haben, antworten Sie bitte auf diese E-Mail oder rufen Sie uns an.',
    subjectTransferred: (trek) => `Ihre Buchung ist übertragen: ${trek}`,
    transferred: (reference) =>
      `wir haben Ihre Buchung ${reference} wie gewünscht auf die Person übertragen, die Sie genannt haben. Unsere E-Mails dazu gehen von nun an an sie. Die Buchung bleibt in Ihrem Konto.`,
  },
  changeFee: 'Übertragung auf eine andere Person',
  departureReceived: {
    subject: (trek) => `Ihre Anfrage ist eingegangen: ${trek}`,
    text: (day, hours) =>
      `Sie haben am ${day} diesen Termin angefragt. Es wird nichts abgebucht, bevor wir ihn bestätigen. Wir antworten innerhalb von ${hours} Stunden.`,
    end: 'Wenn Sie das nicht angefragt haben, antworten Sie bitte auf diese E-Mail.',
  },
  messageReceived: {
    subject: (trek) => `Ihre Nachricht zu Ihrer Buchung ist eingegangen: ${trek}`,
    text: (day, reference) => `Sie haben uns am ${day} zu Ihrer Buchung ${reference} geschrieben.`,
    end: 'Die Buchung bleibt, wie sie ist, bis wir per E-Mail antworten. Wenn Sie uns nicht geschrieben haben, antworten Sie bitte.',
  },
  cancellation: {
    subjectCanceled: (trek) => `Ihre Buchung ist storniert: ${trek}`,
    subjectUnchanged: (trek) => `Ihre Buchung bleibt bestehen: ${trek}`,
    canceled: (reference) => `Ihre Buchung ${reference} ist storniert.`,
    unchanged: (reference) =>
      `wir konnten Ihre Buchung ${reference} nicht wie gewünscht stornieren. Bitte antworten Sie auf diese E-Mail oder rufen Sie uns an.`,
    nothingPaid: 'Es war nichts bezahlt, also gibt es keine Erstattung.',
    noRefund: 'Nach unseren Bedingungen gibt es keine Erstattung.',
    refunded: (amount, days) =>
      `Wir haben ${amount} auf Ihr ursprüngliches Zahlungsmittel erstattet. Es kann bis zu ${days} Tage dauern, bis der Betrag auf Ihrem Auszug erscheint.`,
    willRefund: (amount, days) =>
      `Wir erstatten ${amount} innerhalb von ${days} Tagen auf Ihr ursprüngliches Zahlungsmittel.`,
    calendar: 'Die angehängte Datei trek.ics nimmt den Trek aus Ihrem Kalender.',
  },
  refund: {
    subject: (trek) => `Ihre Erstattung ist unterwegs: ${trek}`,
    toCard: (amount, reference) =>
      `wir haben ${amount} für Ihre Buchung ${reference} auf die Karte erstattet, mit der Sie bezahlt haben.`,
    byBank: (amount, reference) => `wir haben ${amount} für Ihre Buchung ${reference} per Überweisung erstattet.`,
    end: (days) =>
      `Es kann bis zu ${days} Tage dauern, bis der Betrag auf Ihrem Auszug erscheint. Wenn er bis dahin nicht da ist, antworten Sie bitte auf diese E-Mail.`,
  },
  disputeLost: {
    subject: (amount, trek) => `Ihre Bank hat Ihnen ${amount} zurückgegeben: ${trek}`,
    text: (amount, reference) =>
      `Sie haben eine Zahlung für Ihre Buchung ${reference} angefochten, und Ihre Bank hat Ihnen davon ${amount} zurückgegeben.`,
    canceled: 'Die Buchung bleibt storniert.',
    open: 'Die Buchung bleibt vorerst, wie sie ist. Wir schreiben Ihnen, wie es weitergeht; wenn Sie stornieren möchten, antworten Sie bitte auf diese E-Mail.',
  },
  departure: {
    subjectConfirmed: (trek) => `Ihr Termin ist bestätigt: ${trek}`,
    subjectDeclined: (trek) => `Diesen Termin können wir nicht anbieten: ${trek}`,
    confirmed:
      'gute Nachrichten: Wir können Sie an dem gewünschten Termin mitnehmen. Es wurde nichts abgebucht; Ihr Platz ist sicher, sobald Sie die Anzahlung leisten.',
    declined: (day, reference) =>
      `es tut uns leid: Den Termin am ${day}, den Sie angefragt haben (${reference}), können wir nicht anbieten. Es wurde nichts abgebucht. Bitte antworten Sie auf diese E-Mail: Wir finden gern einen anderen Termin mit Ihnen.`,
    pay: 'Buchung bezahlen',
  },
  account: {
    resetSubject: 'Setzen Sie Ihr Passwort zurück',
    reset: (hours) =>
      `jemand, hoffentlich Sie, möchte das Passwort Ihres Kontos zurücksetzen. Legen Sie mit diesem Link ein neues fest. Er funktioniert einmal, innerhalb von ${hours}:`,
    resetIgnore: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    confirm: (days) =>
      `jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto eröffnet. Bestätigen Sie mit diesem Link, dass es Ihre ist. Er funktioniert ${days} Tage:`,
    confirmIgnore:
      'Wenn Sie es nicht waren, müssen Sie nichts tun. Sie können das Konto übernehmen, indem Sie sein Passwort zurücksetzen.',
    codeSubject: 'Ihr Code für Ihre Buchung',
    code: (minutes) =>
      `jemand, hoffentlich Sie, hat diese Adresse für eine Buchung angegeben. Geben Sie diesen Code auf der Seite ein, die danach gefragt hat. Er gilt einmal, ${minutes} Minuten lang:`,
    codeIgnore: 'Wenn Sie es nicht waren, müssen Sie nichts tun. Geben Sie den Code niemandem weiter.',
    moveSubject: 'Ihr Code für Ihre neue E-Mail-Adresse',
    move: (minutes) =>
      `jemand, hoffentlich Sie, möchte diese Adresse von jetzt an für sein Konto verwenden. Geben Sie diesen Code auf der Seite ein, die danach gefragt hat. Er gilt einmal, ${minutes} Minuten lang:`,
    movedSubject: 'Ihre E-Mail-Adresse hat sich geändert',
    moved:
      'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser öffnet es sich nicht mehr, und unsere E-Mails gehen an die andere.',
    movedIgnore: 'Wenn Sie es nicht waren, schreiben Sie uns sofort:',
    newsSubject: 'Ihr Passwort hat sich geändert',
    news: {
      changed: 'das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      reset: 'das Passwort Ihres Kontos wurde mit einem gemailten Link zurückgesetzt. Alle Geräte wurden abgemeldet.',
      'replaced-by-google':
        'Ihr Konto wurde mit dem Google-Konto dieser Adresse verbunden. Sein Passwort gilt nicht mehr: Melden Sie sich mit Google an.',
      lost: 'wir mussten unsere Daten aus einer Sicherung wiederherstellen. Das Passwort, das Sie seitdem festgelegt haben, ist verloren, und das frühere bleibt ungültig. Bitte legen Sie mit dem Link unten ein neues fest.',
      'ended-by-appointment':
        'Ihr Konto kann jetzt das Büro öffnen. Sein altes Passwort gilt nicht mehr: Legen Sie mit dem Link unten ein neues fest.',
    },
    newsIgnore:
      'Wenn Sie es nicht waren, legen Sie jetzt ein neues Passwort fest, und sehen Sie nach, welche Geräte angemeldet sind:',
  },
};
