import { SITE_NAME } from '../content/site-name.ts';
import type { SiteTexts } from './site-texts.ts';

/** The site's texts in Spanish. */
export const texts: SiteTexts = {
  siteShell: {
    skip: 'Ir al contenido',
    loadingPage: 'Cargando la página…',
    switchTheme: 'Cambiar entre claro y oscuro',
    language: 'Idioma',
    trekking: 'Trekking en Nepal',
    compared: (treks) => `Comparar rutas (${treks})`,
    office: 'Oficina',
    inEnglish: 'Esta página está en inglés.',
    pageFailed: 'No se ha podido mostrar esta página',
    pageFailedText: 'Quizá se haya perdido la conexión. Lo que haya escrito en una reserva está guardado.',
    reload: 'Volver a cargar la página',
    tryAgain: 'Intentar de nuevo',
    tryLater: 'Inténtelo de nuevo más tarde.',
  },
  siteNoScript: {
    call: 'Todo se puede leer sin JavaScript. Para reservar, iniciar sesión y enviar un mensaje hace falta; sin él, llame al',
    write: 'o escriba a',
    account: 'Su cuenta necesita JavaScript: reservas, rutas guardadas y ajustes.',
    booking:
      'La página de una reserva necesita JavaScript. Las fechas y los importes están en la confirmación que le enviamos.',
    googleReturn: 'Para entrar con Google hace falta JavaScript.',
    saved: 'Las rutas guardadas necesitan JavaScript: las guarda este dispositivo y el servidor no las conoce.',
    traveler: 'Para completar sus datos también hace falta JavaScript.',
    allTreks: 'Todas las rutas',
    contact: 'Contacto',
  },
  sitePageNames: {
    about: 'Nosotros',
    company: 'La empresa',
    team: 'El equipo',
    ceo: 'Mensaje del presidente',
    legal: 'Documentos legales',
    reviews: 'Opiniones',
    faq: 'Preguntas frecuentes',
    visa: 'Visado para Nepal',
    equipment: 'Lista de equipo',
    insurance: 'Seguro de viaje',
    bank: 'Datos bancarios',
    blog: 'Blog',
    contact: 'Contacto',
    saved: 'Rutas guardadas',
    agencies: 'Para agencias',
    privacy: 'Privacidad',
    terms: 'Términos y condiciones',
  },
  siteFooter: {
    contactUs: 'Contacto',
    contactText: '¿Preguntas sobre una ruta, una fecha o un precio? Respondemos en un día laborable.',
    sendInquiry: 'Enviar una consulta',
    office: (country) => `Oficina: ${country}`,
    license: (number) => `Licencia de turismo n.º ${number}`,
    registration: (number) => `Registro mercantil n.º ${number}`,
    walks: 'Dónde caminamos',
    information: 'Conviene saber',
    follow: 'Síganos',
    reviews: 'Lea nuestras opiniones',
    cards: 'Aceptamos',
    policies: 'Avisos legales',
    newTab: (name) => `${name} (se abre en una pestaña nueva)`,
  },
  siteHero: {
    headline: `Aventuras inolvidables con ${SITE_NAME}`,
    lead: 'Rutas y viajes por Nepal, Bután, Tíbet e India, guiados por personas que crecieron allí.',
    exploreTreks: 'Explorar las rutas',
    aboutUs: 'Sobre nosotros',
  },
  siteHome: {
    popular: {
      title: 'Rutas populares',
      text: 'Las rutas que se cuentan al volver a casa, país por país.',
    },
    why: {
      title: 'Por qué elegirnos',
      text: 'Una empresa de montaña llevada por quienes viven al pie de las montañas.',
    },
    leaving: {
      title: 'Próximas salidas',
      text: 'Salidas en grupo con plazas: camina con otras personas, en un día fijo.',
    },
    season: {
      title: 'Adónde ir ahora',
      text: 'Las mejores rutas de los próximos meses. Fuera de temporada, la mayoría de las fechas son a petición: elija una y le diremos si la ruta puede hacerse.',
      nothing: 'Un mes tranquilo en los senderos. Pregúntenos qué rutas están abiertas.',
    },
    chief: {
      title: 'Mensaje de nuestro director',
      quote:
        'Mi padre pasaba con cargas por delante de nuestra casa en Thame para que yo pudiera ir a la escuela. Fundé esta empresa para que el próximo niño que recorra ese sendero pueda ser guía. Si viene con nosotros, comerá lo que comemos, irá tan despacio como pida la altitud y dará la vuelta cuando la montaña lo diga. No se perderá nada.',
      readOn: 'Leer el mensaje completo',
    },
    beyond: {
      title: 'Más allá de Nepal',
      text: 'Las mismas montañas, otros caminos: nuestros guías llevan rutas también en India, Bután y Tíbet.',
      visit: (country) => `Descubrir ${country}`,
    },
    team: {
      title: 'Las personas que conocerá',
      viewAll: 'Ver todo',
      viewAllOf: ' nuestro equipo',
      trainingTitle: 'Nuestro programa de formación',
      training:
        'Cada monzón, cuando los senderos están vacíos, formamos como guías a jóvenes de aldeas remotas: primeros auxilios, orientación, inglés y la paciencia que exige la altitud. Quienes aprueban trabajan una temporada, con sueldo, junto a un guía experto.',
      trainingLink: 'Preguntar por el programa',
    },
    posts: { title: 'De nuestro blog', all: 'Todos los artículos' },
    all: { title: 'Todas nuestras rutas' },
    action: {
      title: 'Díganos cuándo puede venir',
      text: 'Tres días o tres semanas, primera ruta o décima: respondemos con un plan, un precio y un consejo sincero sobre el tiempo.',
      contact: 'Contacto',
      treks: 'Ver todas las rutas',
    },
    booking: {
      title: 'Cómo reservar',
      choose: {
        title: 'Elija una ruta y un día.',
        text: 'El precio, las plazas y sus compañeros están en su página.',
      },
      pay: {
        title: 'Pague el depósito.',
        text: (deposit, days) =>
          `El ${deposit} con tarjeta confirma su plaza. El resto vence ${days} días antes de la salida.`,
      },
      prepare: {
        title: 'Díganos quién viene.',
        text: 'Cada viajero anota su pasaporte con un enlace privado. Nosotros sacamos los permisos y le recogemos.',
      },
    },
    openly: {
      title: 'Lo que mostramos antes de reservar',
      nights: {
        title: 'La altitud de cada noche,',
        text: 'junto a una recomendación publicada, y lo que hacemos cuando el ascenso es grande.',
      },
      permits: { title: 'Cada permiso con su tarifa,', text: 'quién lo emite y cuándo comprobamos la tarifa.' },
      refund: { title: 'Su reembolso exacto,', text: 'según las condiciones de ese día, antes de cancelar.' },
    },
    features: {
      guides: {
        title: 'Guías locales expertos',
        text: 'Nacidos donde usted camina, con licencia y formación en primeros auxilios de altura.',
      },
      safety: {
        title: 'La seguridad primero',
        text: 'Días de descanso donde la altitud los pide, y guías que detectan pronto los problemas.',
      },
      service: {
        title: 'Trato personal',
        text: 'Una sola persona planea su viaje con usted y sabe su nombre cuando aterriza.',
      },
      tourism: {
        title: 'Turismo sostenible',
        text: 'Sueldos y cargas justos, agua segura en vez de botellas de plástico, refugios de los propios aldeanos.',
      },
      groups: {
        title: 'Grupos pequeños',
        text: 'Tan pequeños que caben en una mesa, con un guía que nota cuándo usted va más despacio.',
      },
      support: {
        title: 'Atención día y noche',
        text: 'Mientras está en el sendero, alguien en Katmandú responde a cualquier hora.',
      },
    },
    statistics: {
      trekkers: 'Viajeros contentos',
      treks: 'Rutas realizadas',
      years: 'Años de experiencia',
      guides: 'Guías expertos',
    },
  },
  sitePages: {
    home: {
      title: `${SITE_NAME} · Rutas por Nepal, Bután, Tíbet e India`,
      description:
        'Camine por el Himalaya con guías que crecieron allí: rutas y viajes por Nepal, Bután, Tíbet e India, descritos día a día y con precios claros.',
    },
    treks: {
      title: 'Todas las rutas y viajes',
      description: 'Todas nuestras rutas y viajes por Nepal, Bután, Tíbet e India: por país, días, precio y más.',
      order: 'Recomendadas: ahora en temporada, primero las populares y de regiones distintas.',
    },
    trek: { loading: 'Cargando la ruta…' },
    blog: {
      lead: 'Notas de quienes recorren estos senderos para quienes están a punto de hacerlo.',
      all: 'Todos los artículos',
      feed: 'Seguir los nuevos artículos por RSS',
      readyTitle: '¿Listo para salir?',
      readyText: 'Elija un sendero y el mes en que está mejor.',
      exploreTreks: 'Explorar las rutas',
    },
    booking: {
      title: 'Su reserva',
      description: 'Su reserva, sus pagos y los próximos pasos.',
      registration: (number) => `Registro mercantil n.º ${number}`,
      passport: (months) => `Un pasaporte válido al menos ${months} meses después del final del trek`,
      visaNepal: 'Un visado para Nepal, que la mayoría obtiene al llegar:',
      visaNepalLink: 'tasas y qué llevar',
      visaBhutan: 'Un visado para Bután: envíenos una copia de su pasaporte y lo solicitaremos',
      visaTibet:
        'Un visado chino y un permiso de viaje para el Tíbet: envíenos una copia de su pasaporte y solicitaremos ambos',
      visaIndia: 'Un visado para India: solicítelo en línea antes de viajar',
      insurance: 'Un comprobante de',
      insuranceLink: 'seguro de viaje',
      insuranceCover: ' que cubra el rescate en helicóptero',
      photos: 'Dos fotos de pasaporte para cada permiso',
    },
    traveler: {
      title: 'Sus datos de viaje',
      description: 'Complete sus propios datos para los permisos de su ruta.',
    },
    compare: {
      title: 'Comparar rutas',
      titleOf: (names) => `Comparar ${names}`,
      description: 'Precio, días, altitud y temporada de hasta tres rutas, lado a lado.',
      loading: 'Cargando las rutas…',
    },
    contact: {
      title: 'Contacto',
      description:
        'Escriba a nuestra oficina en Thamel, Katmandú, llámenos o visítenos: planeamos cada ruta con usted.',
      lead: 'Pregúntenos lo que quiera sobre las montañas. Quienes responden recorren estos senderos.',
    },
    invitation: {
      title: 'Su invitación a la oficina',
      description: 'Acepte una invitación para trabajar en nuestra oficina con el enlace de nuestro correo.',
      opening: 'Abriendo su invitación…',
      text: (name, role) => `Namaste, ${name}: le invitamos a trabajar en nuestra oficina. Función: ${role}.`,
      roles: { operator: 'propietario', office: 'oficina', accountant: 'contabilidad', guide: 'guía' },
      hasAccount:
        'Ya existe una cuenta con su dirección. Abrirá la oficina: su contraseña y su acceso con Google terminan, y se cierra la sesión en todas partes. Sus reservas se mantienen.',
      otherAccount: (own, invited) =>
        `Ha iniciado sesión como ${own}, pero la invitación es para ${invited}. Si acepta, aquí se cerrará su sesión.`,
      next: 'Ahora elige una contraseña nueva y, al entrar en la oficina, configura una aplicación de autenticación.',
      accept: 'Aceptar y elegir contraseña',
      endedTitle: 'Esta invitación ya no es válida',
      ended: 'Se aceptó, se retiró o ha caducado. Si la aceptó, inicie sesión; si no, pida otra.',
      colleagueTitle: 'Ya trabaja en la oficina',
      colleague: 'Su cuenta y su contraseña siguen como están.',
      office: 'Ir a la oficina',
      failed: 'No ha funcionado. Inténtelo de nuevo.',
      again: 'Intentar de nuevo',
    },
    office: {
      title: 'Entrar en la oficina',
      description: 'Estas páginas son para nuestro personal. Inicie sesión con su propia cuenta.',
      failed: 'No se puede acceder a la oficina en este momento.',
      signedInAs: 'Ha iniciado sesión como',
      otherAccount: 'Iniciar sesión con otra cuenta',
    },
    notFound: {
      title: 'Esta página no existe',
      text: 'Aquí no hay sendero. El camino a casa está señalizado.',
      home: 'Volver al inicio',
      search: 'Buscar rutas',
      find: 'Buscar',
      treks: 'Rutas que muchos eligen',
      allTreks: 'Todas las rutas',
    },
    profile: { title: 'Mi cuenta', description: 'Su cuenta y sus reservas.' },
    saved: { title: 'Rutas guardadas', description: 'Las rutas que ha guardado.' },
    login: {
      title: 'Iniciar sesión',
      description: 'Inicie sesión para reservar una ruta y ver sus reservas.',
      guestBooking: '¿Reservó sin cuenta? Buscar la reserva',
    },
    signup: { title: 'Crear una cuenta', description: 'Cree una cuenta para reservar rutas por el Himalaya.' },
    forgotPassword: {
      title: '¿Ha olvidado su contraseña?',
      description: 'Pida un enlace para elegir una contraseña nueva.',
    },
    resetPassword: {
      title: 'Elegir una contraseña nueva',
      description: 'Elija una contraseña nueva con el enlace que le enviamos.',
    },
    confirmEmail: {
      title: 'Confirmar su correo electrónico',
      description: 'Confirme su dirección con el enlace que le enviamos.',
    },
    stopMails: {
      title: '¿Dejar de recibir correos sobre nuevas salidas?',
      description: 'Deje de recibir los correos sobre nuevas salidas de sus treks guardados.',
      text: 'Los pidió en su lista de treks guardados. Con este botón no llegarán más, sea cual sea el trek.',
      action: 'Dejar de recibirlos',
      doneTitle: 'Ya no recibirá estos correos',
      doneText: 'Sus treks siguen guardados. Puede volver a pedir los correos en su lista.',
      showSaved: 'Rutas guardadas',
      invalid:
        'Este enlace está incompleto o es demasiado antiguo. Ábralo de nuevo desde el correo, o desactive los correos en su lista.',
      failed: 'No pudimos detener los correos en este momento. Inténtelo de nuevo.',
    },
    googleReturn: { title: 'Iniciando sesión', description: 'Completando su inicio de sesión con Google.' },
  },
};
