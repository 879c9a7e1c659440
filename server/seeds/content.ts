import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { LOGO_FIGURES } from '../src/newspapers/logo.ts';

const FOLDER = new URL('content/', import.meta.url);

const text = z.string().trim().min(1);
const textsSchema = z.strictObject({ es: text, en: text, fr: text, de: text });
export type Texts = z.infer<typeof textsSchema>;

const newspaperSchema = z.strictObject({
  dominio: z.string().regex(/^[a-z0-9-]+\.example$/),
  nombre: text,
  idioma: z.string().length(2),
  pais_iso_code: z.string().length(2),
  logo: z.strictObject({ color: z.string().regex(/^#[0-9a-f]{6}$/), motivo: z.enum(LOGO_FIGURES) }),
});

/** "a3.p1": passage p1 of article a3. */
const evidence = z.array(z.string().regex(/^\w+\.\w+$/)).min(1);
const proseSchema = z.strictObject({ texto: textsSchema, evidencia: evidence });

const eventSchema = z.strictObject({
  clave: z.string(),
  categorias: z.array(z.string()).min(1).max(2),
  hace_horas: z.number().positive(),
  titulo: textsSchema,
  descripcion: textsSchema,
  /** As it stood before, oldest first: the present version is what the rest of the file says. */
  versiones: z
    .array(
      z.strictObject({
        hace_horas: z.number().positive(),
        /** Where they are not given, they were those of the version after. */
        titulo: textsSchema.optional(),
        descripcion: textsSchema.optional(),
        hechos_retirados: z.array(proseSchema).default([]),
      }),
    )
    .default([]),
  articulos: z.array(
    z.strictObject({
      clave: z.string(),
      periodico: z.string(),
      genero: z.enum(['noticia', 'opinion']),
      titular: text,
      autor: text,
      resumen: text,
      hace_horas: z.number().min(0),
      palabras: z.int(),
      paywall: z.boolean(),
      fuentes_citadas: z.int(),
      enfatico: z.boolean(),
      clickbait: z.boolean(),
      copia_de: z.string().nullish(),
      pasajes: z.record(z.string(), text),
    }),
  ),
  hechos: z.array(proseSchema),
  desinformacion: z.array(z.strictObject({ pregunta: textsSchema, versiones: z.array(proseSchema).min(2) })),
  opiniones: z.array(z.strictObject({ postura: textsSchema, resumen: textsSchema, evidencia: evidence })),
  contexto_del_evento: z.array(proseSchema),
  declaraciones: z.array(
    z.strictObject({ Declaracion: textsSchema, Declarante: textsSchema, hace_horas: z.number(), evidencia: evidence }),
  ),
  framing: z.array(proseSchema),
  impacto_futuro: z.array(proseSchema),
});
export type EventContent = z.infer<typeof eventSchema>;

const frontPageSchema = z.strictObject({
  categorias: z.array(z.strictObject({ clave: z.string(), nombre: textsSchema, explicacion: textsSchema })),
  carriles: z.array(
    z.strictObject({
      tipo: z.enum(['banner', 'eventos', 'articulos']),
      mostrar_nombre: z.boolean(),
      nombre: textsSchema,
      url: z.string().optional(),
      orden: z.enum(['recientes', 'relevancia', 'perspectivas']).optional(),
      min_periodicos: z.int().optional(),
      categoria: z.string().optional(),
      pais_iso_code: z.string().optional(),
      idioma: z.string().optional(),
      solo_opinion: z.boolean().optional(),
    }),
  ),
});

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, FOLDER), 'utf8'));
}

/** The demonstration content, checked: a fault names its file. */
export async function readContent() {
  const files = (await readdir(new URL('events/', FOLDER))).filter((name) => name.endsWith('.json')).sort();
  const events = await Promise.all(
    files.map(async (file) => {
      const result = eventSchema.safeParse(await readJson(`events/${file}`));
      if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
      return result.data;
    }),
  );
  return {
    newspapers: z.array(newspaperSchema).parse(await readJson('newspapers.json')),
    frontPage: frontPageSchema.parse(await readJson('front-page.json')),
    events,
  };
}
export type Content = Awaited<ReturnType<typeof readContent>>;
