import type { MailTexts } from './en.ts';

/** The texts of the mails to customers in Spanish. */
export const es: MailTexts = {
  hello: 'Namasté:',
  yourBooking: 'Su reserva',
  terms: 'Las condiciones',
  allTreks: 'Todas las rutas',
  bookedBy: (name) => `Reservado por: ${name}`,
  bookedThrough: (partner) => `Reservado a través de ${partner}.`,
  phone: (number) => `Teléfono ${number}`,
  typedBelow: 'Escrito por el remitente y no comprobado:',
  message: 'Mensaje',
  notAgreed: 'Si no es lo que habíamos acordado, responda a este correo o llámenos.',
  updatesCalendar: 'El archivo adjunto trek.ics actualiza las fechas en su calendario.',
  facts: {
    booking: 'Reserva',
    trek: 'Trek',
    dates: 'Del – al',
    travelers: 'Viajeros',
    guide: 'Guía',
    paid: 'Pagado',
    balance: 'Resto',
    nothingOwedCanceled: 'ninguno, la reserva está cancelada',
    nothingOwed: 'ninguno, todo está pagado',
    dueNow: (amount) => `${amount}, vence ahora`,
    due: (amount, date, days) => `${amount}, vence el ${date}, ${days} días antes del trek`,
    receipt: 'Recibo',
    amount: 'Importe',
    transferred: 'Transferido',
    received: 'Recibido',
    refunded: 'Reembolsado',
    remaining: 'Restante',
    price: 'Precio',
  },
  calendar: {
    booking: (reference, travelers) =>
      `Reserva ${reference}, ${travelers === 1 ? '1 viajero' : `${travelers} viajeros`}`,
    balanceDue: (trek) => `Vence el resto: ${trek}`,
    balance: (amount, reference) => `${amount} de la reserva ${reference}`,
  },
  confirmed: {
    subject: (trek) => `Su reserva está confirmada: ${trek}`,
    text: 'gracias por reservar con nosotros. Hemos recibido su pago y su plaza está confirmada.',
    nextSteps: 'Próximos pasos:',
    paidInFull: 'Su trek está pagado por completo: no queda nada pendiente.',
    payBalance: (amount) => `Pague el resto de ${amount} antes de su vencimiento.`,
    fillIn: (travelers) =>
      `Complete los datos ${travelers === 1 ? 'del viajero' : `de cada uno de los ${travelers} viajeros`}: los permisos se expiden a esos nombres.`,
    fillInWithAccount: (travelers) =>
      `Cree una cuenta con esta dirección de correo y complete allí los datos ${travelers === 1 ? 'del viajero' : `de cada uno de los ${travelers} viajeros`}: los permisos se expiden a esos nombres.`,
    insurance: 'Contrate un seguro de viaje que cubra la altitud de su trek.',
    end: 'El archivo adjunto trek.ics añade las fechas a su calendario. Si tiene preguntas, responda a este correo. Nos alegra caminar con usted.',
  },
  payment: {
    subject: (trek) => `Hemos recibido su pago: ${trek}`,
    text: 'gracias, hemos recibido su pago.',
    subjectInFull: (trek) => `Pagado por completo: ${trek}`,
    textInFull: 'gracias, hemos recibido su pago, y su trek está pagado por completo.',
  },
  unowed: {
    subject: (trek) => `Hemos recibido un pago que no se debía: ${trek}`,
    text: (amount, reference) =>
      `hemos recibido ${amount} que no se debían por su reserva ${reference}. Se los devolveremos o le preguntaremos.`,
  },
  reminder: {
    early: {
      subject: (trek) => `El resto de su reserva vence pronto: ${trek}`,
      text: (due) => `el resto de su trek vence el ${due}.`,
    },
    late: {
      subject: (trek) => `El resto de su reserva vence en pocos días: ${trek}`,
      text: (due) => `el resto de su trek vence el ${due}.`,
    },
    overdue: {
      subject: (trek) => `El resto de su reserva ha vencido: ${trek}`,
      text: (due) =>
        `el resto de su trek vencía el ${due} y no lo hemos recibido. Páguelo ahora o díganos si hay algún problema.`,
    },
    pay: 'Pagar el resto',
    ignore: 'Si ya ha pagado, gracias: no haga caso de este aviso.',
  },
  details: {
    subject: (trek) => `Faltan datos de sus viajeros: ${trek}`,
    text: (incomplete, travelers, day) =>
      `todavía nos faltan datos ${travelers === 1 ? 'del viajero' : incomplete === travelers ? `de los ${travelers} viajeros` : `de ${incomplete} de sus ${travelers} viajeros`}, para los permisos y las emergencias. Complételos a más tardar el ${day}.`,
    fillIn: 'Completar los datos',
  },
  review: {
    subject: (trek) => `¿Cómo fue su trek? ${trek}`,
    text: 'ya está de vuelta, esperamos que con buenos recuerdos. ¿Quiere contar a otros cómo fue su trek? Bastan unas palabras, y usted elige el nombre que se muestra.',
    write: 'Escribir una reseña',
    why: 'Preguntamos una vez por cada trek.',
    stop: 'No preguntarme más',
  },
  newDepartures: {
    subject: (trek, treks) => (treks === 1 ? `Nuevas salidas: ${trek}` : `Nuevas salidas de ${treks} treks que guardó`),
    text: 'hay nuevas salidas de treks que guardó:',
    why: 'Recibe este correo porque lo pidió en su lista de treks guardados.',
    stop: 'No recibir más estos correos',
  },
  paymentLink: {
    subject: (trek) => `Pague su trek: ${trek}`,
    text: 'puede pagar su trek con este enlace. Inicie sesión con la cuenta con la que reservó.',
    guestText:
      'puede pagar su trek con este enlace. La página le pedirá un código, que le enviaremos entonces por correo.',
    pay: 'Pagar aquí',
  },
  made: {
    subject: (trek) => `Hemos reservado para usted: ${trek}`,
    text: 'como acordamos, hemos hecho esta reserva para usted:',
    deposit: (amount) => `Un anticipo de ${amount} la confirma.`,
    held: (day) =>
      `Le guardamos las plazas hasta el final del ${day}, hora de Nepal. Después podrá reservar mientras queden plazas.`,
    notHeld: 'No guardamos plazas: serán suyas en cuanto se pague el anticipo.',
    byCard:
      'Puede pagar con tarjeta en este enlace. La página le pedirá un código, que le enviaremos entonces por correo. No necesita una cuenta.',
    pay: 'Pagar aquí',
    transfer: (reference) =>
      `Haga la transferencia a la cuenta de esta página e indique como concepto su número de reserva ${reference}.`,
    bankDetails: 'Datos bancarios',
    orByCard: 'O pagar con tarjeta',
  },
  changed: {
    subject: (trek) => `Su reserva ha cambiado: ${trek}`,
    text: 'hemos cambiado su reserva. Estos son los nuevos datos:',
    overpaid: (amount, days) =>
      `Ha pagado ${amount} más que el nuevo total. Se lo reembolsamos a su medio de pago original en un plazo de ${days} días.`,
  },
  price: {
    subject: (trek) => `El precio de su reserva ha cambiado: ${trek}`,
    text: (reference) => `hemos añadido una línea al precio de su reserva ${reference}:`,
    sums: 'Estos son los nuevos importes:',
  },
  cancellationReceived: {
    subject: (trek) => `Hemos recibido su solicitud de cancelación: ${trek}`,
    text: (day, reference) => `el ${day} pidió cancelar su reserva ${reference}.`,
    noRefund: 'Según nuestras condiciones en esa fecha, no hay reembolso.',
    refund: (amount) =>
      `Según nuestras condiciones en esa fecha, el reembolso es de ${amount}. No cambia, por mucho que tarde nuestra respuesta.`,
    end: 'La reserva queda como está hasta que respondamos por correo. Si no lo ha pedido, respóndanos.',
  },
  changeReceived: {
    subject: (trek) => `Hemos recibido su solicitud de cambio: ${trek}`,
    text: (day, reference) => `el ${day} solicitó un cambio en su reserva ${reference}:`,
    newStart: 'Nuevo comienzo',
    newTravelers: 'Nuevo número de viajeros',
    fee: 'Tarifa según nuestras condiciones',
    newTotal: 'Nuevo total',
    transferred: 'Otra persona viaja en su lugar.',
    end: 'La reserva sigue como está hasta que le respondamos por correo. Si no lo ha solicitado, responda a este mensaje.',
  },
  changeAnswer: {
    subjectUnchanged: (trek) => `Su reserva sigue como estaba: ${trek}`,
    declined: (reference) => `no hemos podido cambiar su reserva ${reference} como solicitó.`,
    end: 'Si tiene preguntas, responda a este correo o llámenos.',
    subjectTransferred: (trek) => `Su reserva se ha transferido: ${trek}`,
    transferred: (reference) =>
      `hemos transferido su reserva ${reference} a la persona que indicó, como solicitó. A partir de ahora le enviaremos a ella los correos sobre la reserva, que sigue en su cuenta.`,
  },
  changeFee: 'Transferencia a otra persona',
  departureReceived: {
    subject: (trek) => `Hemos recibido su solicitud: ${trek}`,
    text: (day, hours) =>
      `el ${day} pidió esta salida. No se cobra nada hasta que la confirmemos. Respondemos en un plazo de ${hours} horas.`,
    end: 'Si no lo ha pedido, responda a este correo.',
  },
  messageReceived: {
    subject: (trek) => `Hemos recibido su mensaje sobre su reserva: ${trek}`,
    text: (day, reference) => `nos escribió el ${day} sobre su reserva ${reference}.`,
    end: 'La reserva queda como está hasta que respondamos por correo. Si no nos ha escrito, respóndanos.',
  },
  cancellation: {
    subjectCanceled: (trek) => `Su reserva está cancelada: ${trek}`,
    subjectUnchanged: (trek) => `Su reserva sigue como estaba: ${trek}`,
    canceled: (reference) => `su reserva ${reference} está cancelada.`,
    unchanged: (reference) =>
      `no hemos podido cancelar su reserva ${reference} como pidió. Responda a este correo o llámenos.`,
    nothingPaid: 'No se había pagado nada, así que no hay reembolso.',
    noRefund: 'Según nuestras condiciones, no hay reembolso.',
    refunded: (amount, days) =>
      `Hemos reembolsado ${amount} a su medio de pago original. Puede tardar hasta ${days} días en aparecer en su extracto.`,
    willRefund: (amount, days) => `Reembolsaremos ${amount} a su medio de pago original en un plazo de ${days} días.`,
    calendar: 'El archivo adjunto trek.ics quita el trek de su calendario.',
  },
  refund: {
    subject: (trek) => `Su reembolso está en camino: ${trek}`,
    toCard: (amount, reference) =>
      `hemos reembolsado ${amount} de su reserva ${reference} a la tarjeta con la que pagó.`,
    byBank: (amount, reference) => `hemos reembolsado ${amount} de su reserva ${reference} por transferencia.`,
    end: (days) =>
      `Puede tardar hasta ${days} días en aparecer en su extracto. Si entonces no ha llegado, responda a este correo.`,
  },
  disputeLost: {
    subject: (amount, trek) => `Su banco le ha devuelto ${amount}: ${trek}`,
    text: (amount, reference) =>
      `reclamó un pago de su reserva ${reference}, y su banco le ha devuelto ${amount} de él.`,
    canceled: 'La reserva sigue cancelada.',
    open: 'La reserva queda como está por ahora. Le escribiremos sobre lo que sigue; responda a este correo si quiere cancelarla.',
  },
  departure: {
    subjectConfirmed: (trek) => `Su salida está confirmada: ${trek}`,
    subjectDeclined: (trek) => `No podemos ofrecer esta salida: ${trek}`,
    confirmed:
      'buenas noticias: podemos llevarle en la fecha que pidió. No se ha cobrado nada; su plaza queda asegurada en cuanto pague el depósito.',
    declined: (day, reference) =>
      `lo sentimos: no podemos ofrecer la salida del ${day} que pidió (${reference}). No se ha cobrado nada. Responda a este correo: con gusto buscaremos otra fecha con usted.`,
    pay: 'Pagar la reserva',
  },
  account: {
    resetSubject: 'Restablezca su contraseña',
    reset: (hours) =>
      `alguien, esperamos que usted, pidió restablecer la contraseña de su cuenta. Elija una nueva con este enlace. Funciona una vez, durante ${hours}:`,
    resetIgnore: 'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
    confirmSubject: 'Confirme su dirección de correo',
    confirm: (days) =>
      `alguien, esperamos que usted, abrió una cuenta con esta dirección. Confirme con este enlace que es suya. Funciona durante ${days} días:`,
    confirmIgnore:
      'Si no fue usted, no tiene que hacer nada. Puede hacerse con la cuenta restableciendo su contraseña.',
    codeSubject: 'Su código para la reserva',
    code: (minutes) =>
      `alguien, esperamos que usted, indicó esta dirección para una reserva. Introduzca este código en la página que se lo pidió. Sirve una vez, durante ${minutes} minutos:`,
    codeIgnore: 'Si no fue usted, no tiene que hacer nada. No dé el código a nadie.',
    moveSubject: 'Su código para su nueva dirección de correo',
    move: (minutes) =>
      `alguien, esperamos que usted, quiere usar esta dirección para su cuenta a partir de ahora. Introduzca este código en la página donde se le pidió. Sirve una vez, durante ${minutes} minutos:`,
    movedSubject: 'Su dirección de correo ha cambiado',
    moved: 'su cuenta tiene ahora otra dirección de correo. Ya no se abre con esta, y nuestros correos van a la otra.',
    movedIgnore: 'Si no ha sido usted, escríbanos enseguida:',
    newsSubject: 'Su contraseña ha cambiado',
    news: {
      changed: 'la contraseña de su cuenta se ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.',
      reset:
        'la contraseña de su cuenta se ha restablecido con un enlace enviado por correo. Se ha cerrado la sesión en todos los dispositivos.',
      'replaced-by-google':
        'su cuenta se ha vinculado a la cuenta de Google de esta dirección. Su contraseña ya no funciona: inicie sesión con Google.',
      lost: 'hemos tenido que restaurar nuestros datos a partir de una copia de seguridad. La contraseña que eligió desde entonces se ha perdido, y la anterior sigue sin valor. Elija una nueva con el enlace de abajo.',
      'ended-by-appointment':
        'su cuenta ya puede abrir la oficina. Su contraseña anterior ya no funciona: elija una nueva con el enlace de abajo.',
    },
    newsIgnore: 'Si no fue usted, elija ahora una contraseña nueva y mire en qué dispositivos hay sesiones abiertas:',
  },
};
