import type { BookingStatus } from '../../api/statuses.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { profileTexts } from './profile.texts.ts';

const STATUSES: Record<BookingStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  disputed: 'En disputa',
  cancelled: 'Cancelada',
};

export const profile: Translation<typeof profileTexts> = {
  title: 'Mi cuenta',
  googleAccount: 'Cuenta de Google',
  account: 'Su cuenta',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  personalInfo: 'Datos personales',
  logout: 'Cerrar sesión',
  sections: 'Secciones de su cuenta',
  bookings: 'Mis reservas',
  savedTreks: 'Rutas guardadas',
  settings: 'Ajustes',
  devices: 'Dispositivos',
  devicesTitle: 'Dónde tiene la sesión abierta',
  devicesText: 'Cierre la sesión en los dispositivos que no sean suyos o que ya no use.',
  loadingDevices: 'Cargando sus dispositivos…',
  devicesError: (message) => `No se han podido cargar los dispositivos: ${message}`,
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'Este dispositivo',
  lastUsed: (moment) => `Último uso: ${moment}`,
  signOutOf: (device) => `Cerrar la sesión en ${device}`,
  signOut: 'Cerrar sesión',
  signedOutOf: (device) => `Se ha cerrado la sesión en ${device}.`,
  signOutEverywhere: 'Cerrar la sesión en todas partes',
  signOutNeedsOwner: 'Solo usted debe poder cerrar sus sesiones, por eso le pedimos de nuevo que se identifique.',
  ownData: 'Mis datos',
  ownDataTitle: 'Sus datos',
  ownDataText: 'Descargue una copia de todo lo que guardamos sobre usted o elimine su cuenta.',
  downloadData: 'Descargar mis datos',
  dataDownloaded: 'Sus datos se han guardado como my-data.json.',
  deleteAccount: 'Eliminar mi cuenta',
  deletionGoes:
    'Eliminamos de inmediato su cuenta, sus reservas sin pagar y los datos de sus viajeros, y también sus mensajes si su correo electrónico está confirmado. Esto no se puede deshacer.',
  deletionKeeps:
    'De las reservas pagadas conservamos para nuestra contabilidad la referencia, las fechas, los importes y la ruta, sin su nombre. Una cuenta con una ruta pagada aún por realizar no se puede eliminar.',
  deletionWaits:
    'Mientras haya un reembolso por enviar, una cancelación por decidir o un pago en disputa, necesitamos saber de quién es el dinero. Su cuenta seguirá funcionando como hasta ahora y la eliminaremos en cuanto quede resuelto.',
  proofByGoogle: 'Si inició sesión hace más de diez minutos, vuelva a iniciarla con Google primero.',
  deleteForGood: 'Eliminar definitivamente',
  loadingBookings: 'Cargando sus reservas…',
  loadError: (message) => `No se han podido cargar las reservas: ${message}`,
  retry: 'Reintentar',
  noBookings: 'No tiene ninguna ruta próxima.',
  exploreTreks: 'Explorar rutas',
  bookingStatus: knownNames(STATUSES),
  notFinished: 'Sin terminar',
  remove: 'Quitar',
  removeTitle: (trek) => `¿Quitar ${trek}?`,
  removeText:
    'No ha pagado nada. Borramos las fechas y los datos de esta reserva, y puede volver a reservar cuando quiera.',
  removed: (trek) => `Se ha quitado su reserva de ${trek}.`,
  keepIt: 'Conservarla',
  advance: 'Anticipo',
  balance: 'Saldo pendiente',
  balanceDue: (day) => `a pagar el ${day}`,
  balanceDueNow: 'a pagar ahora',
  answerAwaited: (hours) => `Solicitada: confirmamos en un plazo de ${hours} horas.`,
  paymentMissing: 'Su plaza queda confirmada en cuanto se paga el anticipo.',
  reference: (reference) => `Reserva ${reference}`,
  completePayment: 'Completar el pago',
};
