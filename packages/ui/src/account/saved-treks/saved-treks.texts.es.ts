import type { Translation } from '../../core/texts/define-texts.ts';
import type { savedTreksTexts } from './saved-treks.texts.ts';

export const savedTreks: Translation<typeof savedTreksTexts> = {
  title: 'Rutas guardadas',
  saveTrek: (title) => `Guardar ${title}`,
  saved: (title) => `Se ha guardado ${title}.`,
  removed: (title) => `Se ha quitado ${title}.`,
  undo: 'Deshacer',
  showSaved: 'Rutas guardadas',
  full: (most) => `Puede guardar ${most} rutas. Quite una para guardar otra.`,
  loading: 'Cargando sus rutas guardadas…',
  loadError: (message) => `No se han podido cargar las rutas: ${message}`,
  retry: 'Reintentar',
  empty: 'Aún no hay rutas guardadas',
  emptyText: 'Toque el corazón de una ruta para guardarla aquí.',
  findTreks: 'Buscar rutas',
  deviceOnly: 'Estas rutas solo están guardadas en este dispositivo.',
  signIn: 'Inicie sesión para tenerlas en su cuenta',
  unsent: 'Sus últimos cambios aún no han llegado a su cuenta. Seguiremos intentándolo.',
  unreachable: 'No hemos podido acceder a su cuenta. Es posible que esta lista no esté al día.',
  tryNow: 'Intentar ahora',
  newDepartures: (count, days) => `${count === 1 ? 'Nueva salida' : 'Nuevas salidas'}: ${days}`,
  markSeen: 'Entendido',
  markSeenOf: (title) => `Entendido: nuevas salidas de ${title}`,
  mails: 'Avisarme por correo de nuevas salidas',
  mailsOf: (title) => `Avisarme por correo de nuevas salidas: ${title}`,
  mailsChosen: (title) =>
    `Le escribiremos cuando ${title} tenga nuevas salidas, como máximo una vez al día, cuando su dirección esté confirmada.`,
  gone: 'Ya no ofrecemos una ruta que usted guardó.',
  remove: 'Quitar',
};
