import type { Idioma } from '@poliedro/contracts/language';

/** Mulberry32: the same seed gives the same data. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Words = Record<Idioma, readonly string[]>;

const PLACES = [
  'Rosario',
  'Puebla',
  'Arequipa',
  'Medellín',
  'Valdivia',
  'Salto',
  'Burgos',
  'Lugo',
  'Cádiz',
  'Toulouse',
  'Nantes',
  'Kassel',
  'Bremen',
  'Leeds',
  'Ohio',
  'Recife',
  'Braga',
  'Turín',
  'Cuenca',
  'Tampico',
  'Mendoza',
  'Trujillo',
  'Cali',
  'Temuco',
];
const ACTORS: Words = {
  es: [
    'El Senado',
    'La alcaldía',
    'El sindicato del metal',
    'La universidad',
    'El tribunal',
    'La cooperativa',
    'El ministerio de Transportes',
    'La autoridad portuaria',
    'El colegio de médicos',
    'La federación',
  ],
  en: [
    'The Senate',
    'The city council',
    'The metalworkers’ union',
    'The university',
    'The court',
    'The cooperative',
    'The transport ministry',
    'The port authority',
    'The medical association',
    'The federation',
  ],
  fr: [
    'Le Sénat',
    'La mairie',
    'Le syndicat de la métallurgie',
    'L’université',
    'Le tribunal',
    'La coopérative',
    'Le ministère des Transports',
    'L’autorité portuaire',
    'L’ordre des médecins',
    'La fédération',
  ],
  de: [
    'Der Senat',
    'Der Stadtrat',
    'Die Metallgewerkschaft',
    'Die Universität',
    'Das Gericht',
    'Die Genossenschaft',
    'Das Verkehrsministerium',
    'Die Hafenbehörde',
    'Die Ärztekammer',
    'Der Verband',
  ],
};
const ACTS: Words = {
  es: [
    'aprueba un plan de agua',
    'retrasa la línea de tranvía',
    'publica las cuentas del hospital',
    'reabre la negociación salarial',
    'presenta el censo de viviendas',
    'suspende la subasta eléctrica',
    'amplía el parque natural',
    'limita el tráfico en el centro',
  ],
  en: [
    'approves a water plan',
    'delays the tram line',
    'publishes the hospital’s accounts',
    'reopens wage talks',
    'presents the housing census',
    'suspends the power auction',
    'extends the nature park',
    'limits traffic in the centre',
  ],
  fr: [
    'approuve un plan pour l’eau',
    'retarde la ligne de tramway',
    'publie les comptes de l’hôpital',
    'rouvre la négociation salariale',
    'présente le recensement des logements',
    'suspend l’enchère électrique',
    'agrandit le parc naturel',
    'limite la circulation dans le centre',
  ],
  de: [
    'beschließt einen Wasserplan',
    'verschiebt die Straßenbahnlinie',
    'veröffentlicht die Zahlen der Klinik',
    'nimmt die Tarifgespräche wieder auf',
    'stellt die Wohnungszählung vor',
    'setzt die Stromauktion aus',
    'erweitert den Naturpark',
    'beschränkt den Verkehr im Zentrum',
  ],
};
const SENTENCES: Words = {
  es: [
    'La medida afecta a {n} hogares.',
    'El coste asciende a {n} millones de euros.',
    'La votación terminó con {n} votos a favor.',
    'Las obras empezarán en {n} semanas.',
    'Los vecinos piden una consulta antes de {n} días.',
    'El informe ocupa {n} páginas.',
    'La oposición anuncia {n} enmiendas.',
  ],
  en: [
    'The measure affects {n} households.',
    'The cost amounts to {n} million euros.',
    'The vote ended with {n} in favour.',
    'Work will begin in {n} weeks.',
    'Residents ask for a consultation within {n} days.',
    'The report runs to {n} pages.',
    'The opposition announces {n} amendments.',
  ],
  fr: [
    'La mesure concerne {n} foyers.',
    'Le coût s’élève à {n} millions d’euros.',
    'Le vote s’est achevé avec {n} voix pour.',
    'Les travaux commenceront dans {n} semaines.',
    'Les riverains demandent une consultation sous {n} jours.',
    'Le rapport compte {n} pages.',
    'L’opposition annonce {n} amendements.',
  ],
  de: [
    'Die Maßnahme betrifft {n} Haushalte.',
    'Die Kosten betragen {n} Millionen Euro.',
    'Die Abstimmung endete mit {n} Ja-Stimmen.',
    'Die Arbeiten beginnen in {n} Wochen.',
    'Anwohner verlangen eine Befragung binnen {n} Tagen.',
    'Der Bericht umfasst {n} Seiten.',
    'Die Opposition kündigt {n} Änderungsanträge an.',
  ],
};
const IN: Record<Idioma, string> = { es: 'en', en: 'in', fr: 'à', de: 'in' };
const NAMES = ['Ana', 'Lucía', 'Tomás', 'Inés', 'Julien', 'Katrin', 'Oscar', 'Beatriz', 'Hugo', 'Marta'];
const SURNAMES = ['Ríos', 'Vidal', 'Quispe', 'Moreau', 'Becker', 'Walsh', 'Pereira', 'Conti', 'Salas', 'Duarte'];

function isOurs(idioma: string): idioma is Idioma {
  return idioma in ACTORS;
}

/** One happening and the sentences about it, in any language (in Spanish where we have no words). */
export function inventEvent(random: () => number) {
  const index = (length: number) => Math.floor(random() * length);
  const actor = index(ACTORS.es.length);
  const act = index(ACTS.es.length);
  const place = PLACES[index(PLACES.length)] ?? '';
  const number = 2 + index(900);
  const words = (idioma: string) => (isOurs(idioma) ? idioma : 'es');
  const titulo = (idioma: string) => {
    const own = words(idioma);
    return `${ACTORS[own][actor]} ${ACTS[own][act]} ${IN[own]} ${place}`;
  };
  const sentence = (idioma: string, n: number) => {
    const own = SENTENCES[words(idioma)];
    return (own[(act + n) % own.length] ?? '').replace('{n}', String(number + n * 3));
  };
  return {
    titulo,
    sentence,
    descripcion: (idioma: string) =>
      `${titulo(idioma)}. ${sentence(idioma, 0)} ${sentence(idioma, 1)} ${sentence(idioma, 2)}`,
    titular: (idioma: string, n: number) => `${titulo(idioma)}: ${sentence(idioma, n).toLowerCase()}`,
    resumen: (idioma: string) => `${sentence(idioma, 3)} ${sentence(idioma, 4)}`,
    autor: () => `${NAMES[index(NAMES.length)]} ${SURNAMES[index(SURNAMES.length)]}`,
  };
}
