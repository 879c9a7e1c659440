import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folder = 'web/src/locales';
/** What the product is called stands in one place. */
const NAME = { constant: 'SITE_NAME', word: 'Poliedro' };
export const languages = ['es', 'en', 'fr', 'de'] as const;
type Language = (typeof languages)[number];

interface Texts {
  byKey: Map<string, string>;
  /** Names of texts that come from another file of the same language, which is looked at by itself. */
  taken: ReadonlySet<string>;
  faults: string[];
}

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return unwrap(node.expression);
  }
  return node;
}

/** The texts are the object that the file exports, under whatever name. */
function exportedObject(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of source.statements) {
    const expressions = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.initializer)
      : [ts.isExportAssignment(statement) ? statement.expression : undefined];
    for (const expression of expressions) {
      const object = expression && unwrap(expression);
      if (object && ts.isObjectLiteralExpression(object)) return object;
    }
  }
  return undefined;
}

/** What `import { tagsEs } from './tags.es.ts'` names, in a file of the same language. */
function namesTaken(source: ts.SourceFile, language: string): Set<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const isOfLanguage = statement.moduleSpecifier.text.endsWith(`.${language}.ts`);
    return isOfLanguage && bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : [];
  });
  return new Set(names);
}

/** A text, in which the name of the product may be taken from its constant. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const isNamed = ({ expression }: ts.TemplateSpan) => expression.getText() === NAME.constant;
  if (!node.templateSpans.every(isNamed)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\u0000${literal.text}`).join('');
}

function collect(expression: ts.Expression, key: string, texts: Texts): void {
  const node = unwrap(expression);
  const text = textOf(node);
  if (ts.isIdentifier(node) && texts.taken.has(node.text)) texts.byKey.set(`${key}.*`, node.text);
  else if (text !== undefined) {
    if (text.trim() === '') texts.faults.push(`${key}: empty`);
    if (text.includes(NAME.word)) texts.faults.push(`${key}: writes ${NAME.word} out instead of \${${NAME.constant}}`);
    texts.byKey.set(key, text);
  } else if (ts.isArrayLiteralExpression(node)) {
    node.elements.forEach((element, index) => {
      collect(element, `${key}[${index}]`, texts);
    });
  } else if (ts.isObjectLiteralExpression(node)) collectObject(node, key, texts);
  else texts.faults.push(`${key}: not a plain text`);
}

function collectObject(object: ts.ObjectLiteralExpression, prefix: string, texts: Texts): void {
  const seen = new Set<string>();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
      collect(property.expression, prefix, texts);
      continue;
    }
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
      texts.faults.push(`${prefix || 'top'}: "${property.getText()}" is not a plain key with a text`);
      continue;
    }
    const name = property.name.text;
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (seen.has(name)) texts.faults.push(`${key}: stands twice`);
    seen.add(name);
    collect(property.initializer, key, texts);
  }
}

/** `es.ts` and its kin hold the texts of every page; `about.es.ts` and its kin those of one. */
function listGroups(root: string): string[] {
  const dir = join(root, folder);
  const names = existsSync(dir) ? readdirSync(dir) : [];
  const parts = names.flatMap((name) => /^(.+\.)(?:es|en|fr|de)\.ts$/.exec(name)?.[1] ?? []);
  return ['', ...new Set(parts)];
}

function readTexts(root: string, file: string): Texts {
  const path = join(root, folder, file);
  const nothing: Texts = { byKey: new Map(), taken: new Set(), faults: [] };
  if (!existsSync(path)) return { ...nothing, faults: ['there is no such file'] };
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: Texts = { ...nothing, taken: namesTaken(source, file.split('.').at(-2) ?? '') };
  const object = exportedObject(source);
  if (!object) return { ...texts, faults: ['exports no object with texts'] };
  collectObject(object, '', texts);
  return texts;
}

/** The forms of one plural are one key: languages have different numbers of them. */
function groupPlurals(texts: Texts): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts.byKey) {
    const [, base = key, form = ''] = pluralKey.exec(key) ?? [];
    const group = groups.get(base) ?? new Map<string, string>();
    groups.set(base, group.set(form, text));
  }
  return groups;
}

function findPluralFaults(language: Language, key: string, forms: Map<string, string>): string[] {
  if (forms.has('')) return [];
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
  const needed = ['one', 'other'].filter((form) => known.includes(form) && !forms.has(form));
  const foreign = [...forms.keys()].filter((form) => !known.includes(form));
  return [
    ...needed.map((form) => `${key}_${form}: missing`),
    ...foreign.map((form) => `${key}_${form}: ${language} has no such plural`),
  ];
}

function placeholders(forms: Map<string, string>): string {
  const found = [...forms.values()].flatMap((text) => text.match(/\{\{\s*[^}]+\}\}/g) ?? []);
  return [...new Set(found.map((each) => each.replaceAll(/\s/g, '')))].sort().join(' ');
}

export function findLocaleFaults(root: string): string[] {
  return listGroups(root).flatMap((group) => findGroupFaults(root, group));
}

function findGroupFaults(root: string, prefix: string): string[] {
  const texts = languages.map((language) => [language, readTexts(root, `${prefix}${language}.ts`)] as const);
  const groups = new Map(texts.map(([language, each]) => [language, groupPlurals(each)]));
  const everyKey = new Set([...groups.values()].flatMap((group) => [...group.keys()]));
  const reference = groups.get('es');
  return texts.flatMap(([language, { faults }]) => {
    const found = [...faults];
    for (const key of everyKey) {
      const forms = groups.get(language)?.get(key);
      if (!forms) {
        found.push(`${key}: missing`);
        continue;
      }
      found.push(...findPluralFaults(language, key, forms));
      const [wanted, given] = [placeholders(reference?.get(key) ?? forms), placeholders(forms)];
      if (wanted !== given) found.push(`${key}: has "${given}" where es has "${wanted}"`);
    }
    return found.map((fault) => `${folder}/${prefix}${language}.ts ${fault}`);
  });
}
