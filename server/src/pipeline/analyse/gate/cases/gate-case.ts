import type { GateReason, ProposedStatement } from '../check-statement.ts';

/** A statement, the one article it rests on, and what must become of it. */
export interface GateCase {
  readonly about: string;
  readonly idioma: string;
  /** Of the article. */
  readonly from: string;
  readonly titular?: string;
  readonly article: string;
  /** All of the article, unless told. */
  readonly pasaje?: string;
  readonly seccion?: ProposedStatement['seccion'];
  readonly texto: string;
  readonly detalle?: string;
  readonly refused?: GateReason;
}

export const TREN =
  'El tren descarriló en Valdelarco a las 07:42 y dejó cuarenta y siete heridos. La ministra Elena Duarte viajó al lugar por la tarde.';
export const MADRID =
  'El Congreso español no aprobó la reforma fiscal. El Gobierno calcula que costará 1.600 millones de euros hasta 2028.';
export const TRAIN =
  'The train left the tracks near Leeds on Monday, injuring 47 people. Three of them are in hospital. No one was killed, police said.';
export const RAIL =
  'Le train a déraillé lundi près de Lyon, faisant soixante-quinze blessés. La préfète Anne Morel n’a pas exclu une erreur humaine.';
export const ZUG =
  'Der Zug entgleiste am Montag bei Köln, siebenundvierzig Menschen wurden verletzt. Die Ministerin Karin Vogt sprach von einem Rückschlag. Das Gesetz wurde nicht verabschiedet.';
export const TREM =
  'O comboio descarrilou em Coimbra e fez vinte e três feridos. O ministro Rui Tavares não afastou a hipótese de erro humano.';
export const DICHO =
  'La ministra Elena Duarte visitó la estación. «No habrá más recortes este año. Lo prometo», dijo Duarte. El alcalde, Tomás Rey, fue más duro: «Llevamos diez años pidiendo obras», afirmó Rey.';
export const SAID =
  '“We will not close the line,” said Anna Marsh, the transport secretary. Union leader Paul Reed disagreed. “They have ignored us for years,” Reed said.';
export const DIT =
  '« Nous ne fermerons pas la ligne », a déclaré la ministre Claire Fabre. « C’est une promesse de plus », a répondu le maire, Jean Petit.';
export const SAGTE =
  '„Wir werden die Strecke nicht schließen“, sagte Ministerin Karin Vogt. „Das hören wir seit Jahren“, sagte Bürgermeister Uwe Brandt.';
export const DISSE =
  '«Não vamos fechar a linha», disse a ministra Ana Prado. «Ouvimos isso há anos», respondeu o autarca Luís Matos.';

export const spanish = { idioma: 'es', from: 'es' };
export const english = { idioma: 'en', from: 'en' };
export const french = { idioma: 'fr', from: 'fr' };
export const german = { idioma: 'de', from: 'de' };
export const portuguese = { idioma: 'pt', from: 'pt' };
export const said = { seccion: 'declaraciones' as const };
