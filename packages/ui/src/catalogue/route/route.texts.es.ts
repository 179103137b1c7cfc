import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { routeTexts } from './route.texts.ts';

const plural = pluralIn('es');

export const route: Translation<typeof routeTexts> = {
  profile: 'Perfil de altitud',
  profileSummary: (nights, lowest, highest) => `${nights} noches entre ${lowest} y ${highest} sobre el nivel del mar`,
  asTable: 'Noche a noche',
  day: 'Día',
  place: 'Lugar',
  altitude: 'Altitud de la noche',
  gainColumn: 'Desnivel',
  note: 'Nota',
  nightOf: (day, place, altitude) => `Día ${day}: ${place}, ${altitude}`,
  steep: (gain) => `Más de ${gain} por encima de la noche anterior`,
  restless: () => 'Cinco noches o más de ascenso sin día de descanso',
  reading: 'Qué significa para la aclimatación',
  low: (altitude) => `En esta ruta ninguna noche se duerme por encima de los ${altitude}.`,
  gentle: (altitude, gain) =>
    `Por encima de los ${altitude} nunca se duerme más de ${gain} más alto que la noche anterior, y al menos una de cada cinco noches es sin ascenso.`,
  steepNights: (count, altitude, gain) =>
    plural(count, {
      one: `# noche por encima de los ${altitude} queda más de ${gain} más alta que la anterior.`,
      other: `# noches por encima de los ${altitude} quedan más de ${gain} más altas que la anterior.`,
    }),
  restlessNights: (count) =>
    plural(count, {
      one: '# noche llega después de cuatro o más noches de ascenso sin día de descanso.',
      other: '# noches llegan después de cuatro o más noches de ascenso sin día de descanso.',
    }),
  walkFacts: (nights, highest) => `${nights} noches, la más alta a ${highest}.`,
  highFacts: (altitude, steepestGain, restNights) =>
    `Por encima de ${altitude}, el mayor ascenso de una noche a la siguiente es de ${steepestGain}.${restNights > 0 ? ` Noches de descanso: ${restNights}.` : ''}`,
  measures: 'Qué hacemos al respecto',
  measureOn: (day, place) => `Día ${day}, ${place}:`,
  advice:
    'A título informativo: el consejo es para adultos sanos y no es un diagnóstico. Las excursiones de un día no cuentan, solo el lugar donde se duerme. Su guía estará atento a cómo se encuentra y cambiará el plan si hace falta.',
  source: 'Guía de la Wilderness Medical Society, 2019',
  route: 'Mapa de la ruta',
  routeSummary: (first, last, places) =>
    first === last
      ? `Ruta circular desde ${first} con ${places} lugares para dormir`
      : `De ${first} a ${last} con ${places} lugares para dormir`,
  routeNote: 'Líneas rectas entre los lugares: el sendero en sí serpentea.',
  notOnMap: (places) => `Fuera de este mapa: ${places}.`,
  stop: (days, place) =>
    days.length === 0 ? place : `${days.length > 1 ? 'Días' : 'Día'} ${days.join(', ')}: ${place}`,
  night: 'Noche',
  pointAtNight: 'Señale o toque la línea para ver una noche.',
  mapKeys: 'Mapa de la ruta. Más y menos cambian el tamaño, las flechas lo mueven y el cero lo muestra entero.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  approximate: 'Los lugares con ~ son aproximados.',
  numbered: (places) => `Con número en el mapa: ${places}.`,
  mapAsTable: 'Lugares y altitudes',
  mapAltitude: 'Altitud',
  onTheWay: 'de camino',
  farAway: (place, distance) => `${place}, ${distance}`,
  downloadGpx: 'Descargar la ruta (GPX)',
  northSign: 'N',
};
