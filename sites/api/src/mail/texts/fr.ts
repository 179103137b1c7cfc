import type { MailTexts } from './en.ts';

/** The texts of the mails to customers in French. */
export const fr: MailTexts = {
  hello: 'Namasté,',
  yourBooking: 'Votre réservation',
  terms: 'Les conditions',
  allTreks: 'Tous les treks',
  bookedBy: (name) => `Réservé par : ${name}`,
  bookedThrough: (partner) => `Réservé par l’intermédiaire de ${partner}.`,
  phone: (number) => `Téléphone ${number}`,
  typedBelow: 'Saisi par l’expéditeur et non vérifié :',
  message: 'Message',
  notAgreed: 'Si ce n’est pas ce qui était convenu, répondez à cet e-mail ou appelez-nous.',
  updatesCalendar: 'Le fichier joint trek.ics met à jour les dates dans votre agenda.',
  facts: {
    booking: 'Réservation',
    trek: 'Trek',
    dates: 'Du – au',
    travelers: 'Voyageurs',
    guide: 'Guide',
    paid: 'Payé',
    balance: 'Solde',
    nothingOwedCanceled: 'aucun, la réservation est annulée',
    nothingOwed: 'aucun, tout est payé',
    dueNow: (amount) => `${amount}, à payer maintenant`,
    due: (amount, date, days) => `${amount}, à payer le ${date}, ${days} jours avant le trek`,
    receipt: 'Reçu',
    amount: 'Montant',
    transferred: 'Viré',
    received: 'Reçu le',
    refunded: 'Remboursé',
    remaining: 'Restant',
    price: 'Prix',
  },
  calendar: {
    booking: (reference, travelers) =>
      `Réservation ${reference}, ${travelers === 1 ? '1 voyageur' : `${travelers} voyageurs`}`,
    balanceDue: (trek) => `Solde à payer : ${trek}`,
    balance: (amount, reference) => `${amount} de la réservation ${reference}`,
  },
  confirmed: {
    subject: (trek) => `Votre réservation est confirmée : ${trek}`,
    text: 'merci de votre réservation. Nous avons reçu votre paiement et votre place est confirmée.',
    nextSteps: 'La suite :',
    paidInFull: 'Votre trek est entièrement payé : il ne reste rien à régler.',
    payBalance: (amount) => `Réglez le solde de ${amount} avant l’échéance.`,
    fillIn: (travelers) =>
      `Indiquez les coordonnées ${travelers === 1 ? 'du voyageur' : `de chacun des ${travelers} voyageurs`} : les permis sont établis à ces noms.`,
    fillInWithAccount: (travelers) =>
      `Créez un compte avec cette adresse e-mail et indiquez-y les coordonnées ${travelers === 1 ? 'du voyageur' : `de chacun des ${travelers} voyageurs`} : les permis sont établis à ces noms.`,
    insurance: 'Souscrivez une assurance voyage qui couvre l’altitude de votre trek.',
    end: 'Le fichier joint trek.ics ajoute les dates à votre agenda. Pour toute question, répondez simplement à cet e-mail. Nous nous réjouissons de marcher avec vous.',
  },
  payment: {
    subject: (trek) => `Nous avons reçu votre paiement : ${trek}`,
    text: 'merci, nous avons reçu votre paiement.',
    subjectInFull: (trek) => `Entièrement payé : ${trek}`,
    textInFull: 'merci, nous avons reçu votre paiement, et votre trek est entièrement payé.',
  },
  unowed: {
    subject: (trek) => `Nous avons reçu un paiement qui n’était pas dû : ${trek}`,
    text: (amount, reference) =>
      `nous avons reçu ${amount} qui n’étaient pas dus pour votre réservation ${reference}. Nous vous les rendrons ou vous consulterons.`,
  },
  reminder: {
    early: {
      subject: (trek) => `Votre solde est bientôt à payer : ${trek}`,
      text: (due) => `le solde de votre trek est à payer le ${due}.`,
    },
    late: {
      subject: (trek) => `Votre solde est à payer dans quelques jours : ${trek}`,
      text: (due) => `le solde de votre trek est à payer le ${due}.`,
    },
    overdue: {
      subject: (trek) => `Votre solde est en retard : ${trek}`,
      text: (due) =>
        `le solde de votre trek était à payer le ${due}, et nous ne l’avons pas reçu. Réglez-le maintenant, ou dites-nous s’il y a un problème.`,
    },
    pay: 'Payer le solde',
    ignore: 'Si vous avez déjà payé, merci : ne tenez pas compte de ce rappel.',
  },
  details: {
    subject: (trek) => `Il manque des informations sur vos voyageurs : ${trek}`,
    text: (incomplete, travelers, day) =>
      `il nous manque encore des informations sur ${travelers === 1 ? 'le voyageur' : incomplete === travelers ? `les ${travelers} voyageurs` : `${incomplete} de vos ${travelers} voyageurs`}, pour les permis et les urgences. Merci de les compléter au plus tard le ${day}.`,
    fillIn: 'Compléter les informations',
  },
  review: {
    subject: (trek) => `Comment était votre trek ? ${trek}`,
    text: 'vous êtes de retour, avec de bons souvenirs nous l’espérons. Voulez-vous raconter à d’autres comment était votre trek ? Quelques mots suffisent, et vous choisissez le nom affiché.',
    write: 'Écrire un avis',
    why: 'Nous demandons une fois pour chaque trek.',
    stop: 'Ne plus me demander',
  },
  newDepartures: {
    subject: (trek, treks) =>
      treks === 1 ? `Nouveaux départs : ${trek}` : `Nouveaux départs pour ${treks} treks enregistrés`,
    text: 'il y a de nouveaux départs pour des treks que vous avez enregistrés :',
    why: 'Vous recevez cet e-mail parce que vous l’avez demandé dans votre liste de treks enregistrés.',
    stop: 'Ne plus recevoir ces e-mails',
  },
  paymentLink: {
    subject: (trek) => `Payez votre trek : ${trek}`,
    text: 'vous pouvez payer votre trek avec ce lien. Connectez-vous avec le compte de votre réservation.',
    guestText:
      'vous pouvez payer votre trek avec ce lien. La page demande un code, que nous vous envoyons alors par e-mail.',
    pay: 'Payer ici',
  },
  made: {
    subject: (trek) => `Nous avons réservé pour vous : ${trek}`,
    text: 'comme convenu, nous avons fait cette réservation pour vous :',
    deposit: (amount) => `Un acompte de ${amount} la confirme.`,
    held: (day) =>
      `Nous gardons vos places jusqu’à la fin du ${day}, heure du Népal. Ensuite, vous pouvez réserver tant qu’il reste des places.`,
    notHeld: 'Nous ne gardons pas de places : elles sont à vous dès que l’acompte est payé.',
    byCard:
      'Vous pouvez payer par carte avec ce lien. La page demande un code, que nous vous envoyons alors par e-mail. Aucun compte n’est nécessaire.',
    pay: 'Payer ici',
    transfer: (reference) =>
      `Faites le virement sur le compte de cette page, avec votre numéro de réservation ${reference} comme référence.`,
    bankDetails: 'Coordonnées bancaires',
    orByCard: 'Ou payer par carte',
  },
  changed: {
    subject: (trek) => `Votre réservation a changé : ${trek}`,
    text: 'nous avons modifié votre réservation. Voici les nouvelles informations :',
    overpaid: (amount, days) =>
      `Vous avez payé ${amount} de plus que le nouveau total. Nous les remboursons sur votre moyen de paiement d’origine sous ${days} jours.`,
  },
  price: {
    subject: (trek) => `Le prix de votre réservation a changé : ${trek}`,
    text: (reference) => `nous avons ajouté une ligne au prix de votre réservation ${reference} :`,
    sums: 'Voici les nouveaux montants :',
  },
  cancellationReceived: {
    subject: (trek) => `Nous avons reçu votre demande d’annulation : ${trek}`,
    text: (day, reference) => `vous avez demandé le ${day} d’annuler votre réservation ${reference}.`,
    noRefund: 'Selon nos conditions à cette date, il n’y a pas de remboursement.',
    refund: (amount) =>
      `Selon nos conditions à cette date, le remboursement est de ${amount}. Il ne change pas, même si notre réponse prend du temps.`,
    end: 'La réservation reste inchangée jusqu’à notre réponse par e-mail. Si vous n’avez rien demandé, répondez-nous.',
  },
  changeReceived: {
    subject: (trek) => `Nous avons reçu votre demande de modification : ${trek}`,
    text: (day, reference) => `le ${day}, vous avez demandé à modifier votre réservation ${reference} :`,
    newStart: 'Nouveau départ',
    newTravelers: 'Nouveau nombre de voyageurs',
    fee: 'Frais selon nos conditions',
    newTotal: 'Nouveau total',
    transferred: 'Une autre personne part à votre place.',
    end: 'La réservation reste telle quelle jusqu’à notre réponse par e-mail. Si vous n’avez rien demandé, répondez à ce message.',
  },
  changeAnswer: {
    subjectUnchanged: (trek) => `Votre réservation reste telle quelle : ${trek}`,
    declined: (reference) => `nous n’avons pas pu modifier votre réservation ${reference} comme vous le souhaitiez.`,
    end: 'Pour toute question, répondez à cet e-mail ou appelez-nous.',
    subjectTransferred: (trek) => `Votre réservation est transférée : ${trek}`,
    transferred: (reference) =>
      `nous avons transféré votre réservation ${reference} à la personne que vous avez indiquée, comme demandé. Nos e-mails à son sujet lui sont désormais adressés. La réservation reste dans votre compte.`,
  },
  changeFee: 'Transfert à une autre personne',
  departureReceived: {
    subject: (trek) => `Nous avons reçu votre demande : ${trek}`,
    text: (day, hours) =>
      `vous avez demandé ce départ le ${day}. Rien n’est débité avant notre confirmation. Nous répondons sous ${hours} heures.`,
    end: 'Si vous n’avez rien demandé, répondez à cet e-mail.',
  },
  messageReceived: {
    subject: (trek) => `Nous avons reçu votre message sur votre réservation : ${trek}`,
    text: (day, reference) => `vous nous avez écrit le ${day} au sujet de votre réservation ${reference}.`,
    end: 'La réservation reste inchangée jusqu’à notre réponse par e-mail. Si vous ne nous avez pas écrit, répondez-nous.',
  },
  cancellation: {
    subjectCanceled: (trek) => `Votre réservation est annulée : ${trek}`,
    subjectUnchanged: (trek) => `Votre réservation est inchangée : ${trek}`,
    canceled: (reference) => `votre réservation ${reference} est annulée.`,
    unchanged: (reference) =>
      `nous n’avons pas pu annuler votre réservation ${reference} comme vous le souhaitiez. Répondez à cet e-mail ou appelez-nous.`,
    nothingPaid: 'Rien n’avait été payé, il n’y a donc pas de remboursement.',
    noRefund: 'Selon nos conditions, il n’y a pas de remboursement.',
    refunded: (amount, days) =>
      `Nous avons remboursé ${amount} sur votre moyen de paiement d’origine. Il peut se passer jusqu’à ${days} jours avant que la somme figure sur votre relevé.`,
    willRefund: (amount, days) =>
      `Nous rembourserons ${amount} sur votre moyen de paiement d’origine sous ${days} jours.`,
    calendar: 'Le fichier joint trek.ics retire le trek de votre agenda.',
  },
  refund: {
    subject: (trek) => `Votre remboursement est en route : ${trek}`,
    toCard: (amount, reference) =>
      `nous avons remboursé ${amount} pour votre réservation ${reference}, sur la carte qui a servi à payer.`,
    byBank: (amount, reference) =>
      `nous avons remboursé ${amount} pour votre réservation ${reference}, par virement bancaire.`,
    end: (days) =>
      `Il peut se passer jusqu’à ${days} jours avant que la somme figure sur votre relevé. Si elle n’y est pas alors, répondez à cet e-mail.`,
  },
  disputeLost: {
    subject: (amount, trek) => `Votre banque vous a rendu ${amount} : ${trek}`,
    text: (amount, reference) =>
      `vous avez contesté un paiement de votre réservation ${reference}, et votre banque vous en a rendu ${amount}.`,
    canceled: 'La réservation reste annulée.',
    open: 'La réservation reste inchangée pour le moment. Nous vous écrirons pour la suite ; répondez à cet e-mail si vous voulez l’annuler.',
  },
  departure: {
    subjectConfirmed: (trek) => `Votre départ est confirmé : ${trek}`,
    subjectDeclined: (trek) => `Nous ne pouvons pas proposer ce départ : ${trek}`,
    confirmed:
      'bonne nouvelle : nous pouvons vous emmener à la date demandée. Rien n’a été débité ; votre place est assurée dès que vous payez l’acompte.',
    declined: (day, reference) =>
      `nous sommes désolés : nous ne pouvons pas proposer le départ du ${day} que vous avez demandé (${reference}). Rien n’a été débité. Répondez à cet e-mail : nous chercherons volontiers une autre date avec vous.`,
    pay: 'Payer la réservation',
  },
  account: {
    resetSubject: 'Réinitialisez votre mot de passe',
    reset: (hours) =>
      `quelqu’un, vous sans doute, a demandé de réinitialiser le mot de passe de votre compte. Choisissez-en un nouveau avec ce lien. Il fonctionne une fois, pendant ${hours} :`,
    resetIgnore: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    confirmSubject: 'Confirmez votre adresse e-mail',
    confirm: (days) =>
      `quelqu’un, vous sans doute, a ouvert un compte avec cette adresse. Confirmez avec ce lien que c’est la vôtre. Il fonctionne pendant ${days} jours :`,
    confirmIgnore:
      'Si ce n’était pas vous, vous n’avez rien à faire. Vous pouvez reprendre le compte en réinitialisant son mot de passe.',
    codeSubject: 'Votre code pour la réservation',
    code: (minutes) =>
      `quelqu’un, vous sans doute, a donné cette adresse pour une réservation. Saisissez ce code sur la page qui vous l’a demandé. Il fonctionne une fois, pendant ${minutes} minutes :`,
    codeIgnore: 'Si ce n’était pas vous, vous n’avez rien à faire. Ne donnez ce code à personne.',
    moveSubject: 'Votre code pour votre nouvelle adresse e-mail',
    move: (minutes) =>
      `quelqu’un, vous espérons-le, souhaite utiliser désormais cette adresse pour son compte. Saisissez ce code sur la page qui vous l’a demandé. Il sert une fois, pendant ${minutes} minutes :`,
    movedSubject: 'Votre adresse e-mail a changé',
    moved:
      'votre compte a maintenant une autre adresse e-mail. Il ne s’ouvre plus avec celle-ci, et nos e-mails vont à l’autre.',
    movedIgnore: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
    newsSubject: 'Votre mot de passe a changé',
    news: {
      changed: 'le mot de passe de votre compte a été changé. Tous les autres appareils ont été déconnectés.',
      reset:
        'le mot de passe de votre compte a été réinitialisé avec un lien envoyé par e-mail. Tous les appareils ont été déconnectés.',
      'replaced-by-google':
        'votre compte a été lié au compte Google de cette adresse. Son mot de passe ne fonctionne plus : connectez-vous avec Google.',
      lost: 'nous avons dû restaurer nos données à partir d’une sauvegarde. Le mot de passe que vous avez choisi depuis est perdu, et le précédent reste invalide. Choisissez-en un nouveau avec le lien ci-dessous.',
      'ended-by-appointment':
        'votre compte peut désormais ouvrir le bureau. Son ancien mot de passe ne fonctionne plus : choisissez-en un nouveau avec le lien ci-dessous.',
    },
    newsIgnore:
      'Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe, et regardez quels appareils sont connectés :',
  },
};
