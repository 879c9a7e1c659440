import type { ArticleToAnalyse } from './analyst.ts';
import { fold } from './gate/words-of.ts';

export interface CategoryFound {
  readonly clave: string;
  /** `seccion:` and the word that newspapers file it under, or `palabra:` and a word that they use. */
  readonly why: readonly string[];
}

interface Rule {
  readonly clave: string;
  /** Names of sections in five languages, without accents. */
  readonly sections: RegExp;
  /** Beginnings of words, or whole ones where a space follows, without accents. */
  readonly words: RegExp;
}

const rule = (clave: string, sections: string, words: string): Rule => ({
  clave,
  sections: new RegExp(`^(?:${sections})$`),
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(' |', '(?!\\p{L})|')})\\p{L}*`, 'gu'),
});

const RULES: readonly Rule[] = [
  rule(
    'politica',
    'politica|politics|politique|politik|elecciones|elections|wahlen|eleicoes|gobierno|nacional|parlamento|parliament|congreso|government|inland|pais',
    'gobierno|ministr|president|senado|senador|congres|diputad|parlament|eleccion|partido|votos? a favor|decreto|ley |government|minister|senat|elect|lawmaker|gouvernement|loi |depute|scrutin|regierung|bundestag|wahl|gesetz|abgeordnet|governo|deputad|eleic|legisl',
  ),
  rule(
    'economia',
    'economia|economy|business|economie|wirtschaft|finanzas|finance|finances|finanzen|mercados|markets|empresas|bolsa|dinero|negocios|empleo|laboral|money|argent|emploi|trabajo|unternehmen|mercado|negocios e empresas',
    'inflacion|tipos de interes|hipotec|salari|huelga|empresa|mercado|banco|sindicat|jornada laboral|exportacion|pib |inflation|interest rate|mortgage|wage|strike|compan|bank|union|taux d|salaire|greve|entreprise|banque|zins|lohn|streik|unternehmen|gewerkschaft|inflacao|juros|salario|greve',
  ),
  rule(
    'internacional',
    'internacional|mundo|world|international|monde|welt|ausland|exterior|global|foreign|europa|europe|america latina|latinoamerica|medio oriente',
    'embajad|canciller|tratado|cumbre|naciones unidas|otan|union europea|frontera|diplomat|embass|treaty|summit|united nations|nato|european union|ambassad|traite|sommet|nations unies|botschaft|abkommen|gipfel|vereinten nationen|tratado|cupula|nacoes unidas',
  ),
  rule(
    'ciencia-salud',
    'ciencia|salud|sanidad|ciencia y salud|science|health|sciences|sante|medecine|medicina|gesundheit|wissen|wissenschaft|forschung|saude|medicine|espacio|space|bienestar',
    'vacun|ensayo clinico|hospital|medic|enfermedad|virus|paciente|investigador|cientific|vaccin|clinical trial|disease|patient|researcher|scientist|maladie|essai clinique|chercheur|impf|krankheit|studie|forscher|vacina|doenca|pesquisador',
  ),
  rule(
    'medio-ambiente',
    'medio ambiente|medioambiente|clima|planeta|environment|climate|environnement|planete|climat|umwelt|klima|natur|ambiente|meio ambiente|sostenibilidad|el tiempo|weather|meteo|wetter|tempo',
    'incendi|hectarea|temporal|inundacion|lluvia|sequia|emision|climatic|bosque|biodivers|wildfire|hectare|flood|storm|rain|drought|climate|forest|incendie|inondation|tempete|secheresse|foret|waldbrand|hektar|hochwasser|unwetter|durre|klima|incendio|tempestade|chuva|cheia|seca',
  ),
  rule(
    'tecnologia',
    'tecnologia|technology|tech|technologie|technik|digital|internet|gadgets|informatique|netzwelt|ciencia y tecnologia|ia',
    'inteligencia artificial|algoritm|software|ciberata|aplicacion movil|internet|artificial intelligence|algorithm|cyber|smartphone|intelligence artificielle|logiciel|kunstliche intelligenz|algorithmus|inteligencia artificial|aplicativo',
  ),
  rule(
    'cultura',
    'cultura|culture|kultur|arte|arts|artes|arts & culture|cine|film|films|cinema|musica|music|musique|musik|libros|books|livres|bucher|teatro|theatre|feuilleton|ocio|entretenimiento|entertainment|television|tv',
    'pelicula|novela|museo|festival|exposicion|director de cine|cantante|escritor|film|novel|museum|exhibition|singer|author|roman|musee|exposition|chanteu|ausstellung|sanger|schriftsteller|filme|livro|museu|exposicao',
  ),
  rule(
    'deportes',
    'deportes?|sports?|futbol|football|soccer|fussball|esportes?|desporto|futebol|tenis|tennis|baloncesto|atletismo|ciclismo|cyclisme|motor|formula 1|olimpicos',
    'maraton|campeon|partido de|gol(?:es)? |liga |entrenador|atleta|corredor|torneo|medalla|marathon|champion|coach|athlete|runner|tournament|goal|entraineu|coureu|tournoi|meister|laufer|trainer|turnier|maratona|campeao|treinador|corredor',
  ),
  rule(
    'sociedad',
    'sociedad|society|societe|gesellschaft|sociedade|sucesos|local|comunidad|educacion|education|bildung|vivienda|familia|panorama|vermischtes|faits divers|gente|vida|life|lifestyle|transporte|ciudad|stadt|region|regiones|provincias?',
    'accidente|descarril|vecino|escuela|colegio|vivienda|universidad|tren |pasajero|viajero|alquiler|poblacion|accident|derail|school|housing|train|passenger|resident|deraill|ecole|logement|habitant|voyageur|unfall|entgleis|schule|wohnung|zug |fahrgast|escola|moradores|comboio|passageiro',
  ),
  rule(
    'justicia',
    'justicia|tribunales|courts?|justice|justiz|justica|tribunaux|law|legal|recht|judicial|policiales|crime|crimen|krimi|police-justice',
    'tribunal|sentencia|juez|jueza|fiscal|condena|juicio|demanda|recurso|abogad|court|ruling|judge|prosecutor|convict|lawsuit|appeal|lawyer|jugement|juge|procureur|condamn|avocat|gericht|urteil|richter|staatsanwalt|klage|anwalt|sentenca|juiz|condenad|advogad',
  ),
];

const MOST = 2;
const MOST_WORDS = 3;
/** The newspapers' own filing counts for more than any word. */
const SECTION_POINTS = 3;
/** Of all articles, in how many a category must be seen. */
const LEAST_SHARE = 0.34;
const BEGINNING = 1200;
const MOST_POINTS_BY_WORDS = 2;

interface Found {
  points: number;
  readonly articles: Set<number>;
  readonly sections: Map<string, number>;
  readonly words: Map<string, number>;
}

const count = (counts: Map<string, number>, word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
const frequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([word]) => word);

/** Up to two categories, the main one first, and what each rests on. Opinion pieces are filed under opinion, and say nothing here. */
export function categoriesOf(
  articles: readonly Pick<ArticleToAnalyse, 'articulo_id' | 'titular' | 'texto' | 'seccion' | 'es_opinion'>[],
): CategoryFound[] {
  const news = articles.filter(({ es_opinion }) => !es_opinion);
  const told = news.length > 0 ? news : articles;
  const found = RULES.map(
    ({ clave }) =>
      ({ clave, points: 0, articles: new Set(), sections: new Map(), words: new Map() }) as Found & { clave: string },
  );
  for (const { articulo_id, titular, texto, seccion } of told) {
    const section = fold(seccion)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const beginning = fold(`${titular} ${titular} ${texto.slice(0, BEGINNING)} `);
    for (const [at, { sections, words }] of RULES.entries()) {
      const one = found[at];
      if (one === undefined) continue;
      const isFiled = section !== '' && sections.test(section);
      const used = [...beginning.matchAll(words)].map(([word]) => word.trim());
      if (isFiled) count(one.sections, seccion.trim().toLowerCase());
      for (const word of new Set(used)) count(one.words, word);
      one.points += (isFiled ? SECTION_POINTS : 0) + Math.min(MOST_POINTS_BY_WORDS, used.length / 3);
      if (isFiled || used.length >= 2) one.articles.add(articulo_id);
    }
  }
  return found
    .filter(
      (one) => one.articles.size > 0 && one.articles.size >= LEAST_SHARE * told.length && one.points >= told.length,
    )
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST)
    .map(({ clave, sections, words }) => ({
      clave,
      why: [
        ...frequent(sections)
          .slice(0, 2)
          .map((word) => `seccion:${word}`),
        ...frequent(words)
          .slice(0, MOST_WORDS)
          .map((word) => `palabra:${word}`),
      ],
    }));
}
