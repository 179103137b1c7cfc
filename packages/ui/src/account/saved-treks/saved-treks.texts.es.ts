import type { Translation } from '../../core/texts/define-texts.ts';
import type { savedTreksTexts } from './saved-treks.texts.ts';

export const savedTreks: Translation<typeof savedTreksTexts> = {
  title: 'Treks guardados',
  saveTrek: (title) => `Guardar ${title}`,
  saved: (title) => `${title} se ha guardado.`,
  removed: (title) => `${title} se ha quitado.`,
  undo: 'Deshacer',
  showSaved: 'Treks guardados',
  full: (most) => `Puede guardar ${most} treks. Quite uno para guardar otro.`,
  loading: 'Cargando sus treks guardados...',
  loadError: (message) => `Error al cargar los treks: ${message}`,
  retry: 'Reintentar',
  empty: 'Aún no hay treks guardados',
  emptyText: 'Toque el corazón de un trek para guardarlo aquí.',
  findTreks: 'Buscar treks',
  deviceOnly: 'Estos treks solo están guardados en este dispositivo.',
  signIn: 'Inicie sesión para tenerlos en su cuenta',
  unsent: 'Sus últimos cambios aún no han llegado a su cuenta. Seguiremos intentándolo.',
  unreachable: 'No hemos podido acceder a su cuenta. Es posible que esta lista no esté al día.',
  tryNow: 'Intentar ahora',
  newDepartures: (count, days) => `${count === 1 ? 'Nueva salida' : 'Nuevas salidas'}: ${days}`,
  markSeen: 'Entendido',
  markSeenOf: (title) => `Entendido: nuevas salidas de ${title}`,
  gone: 'Ya no ofrecemos un trek que usted guardó.',
  remove: 'Quitar',
};
