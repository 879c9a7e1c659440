import { ALIAS_MAX, ALIAS_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@poliedro/contracts/accounts';
import { APPLICATION_REASON_MAX, APPLICATION_REASON_MIN } from '@poliedro/contracts/applications';
import { COMMENT_MAX } from '@poliedro/contracts/comment-text';
import { COMMENT_EDIT_MINUTES } from '@poliedro/contracts/comments';
import { ERRORS } from '@poliedro/contracts/errors';
import { PASSKEY_NAME_MAX } from '@poliedro/contracts/passkeys';
import { BIO_CATEGORIAS_MAX, BIO_DESCRIPCION_MAX, BIO_TEXT_MAX, PHOTO_MAX_BYTES } from '@poliedro/contracts/profiles';
import { REPORT_TEXT_MAX } from '@poliedro/contracts/reports';
import { DELETION_GRACE_DAYS } from '@poliedro/contracts/rights';
import { describe, expect, test } from 'vitest';
import { accountDe } from './account.de.ts';
import { accountEn } from './account.en.ts';
import { accountEs } from './account.es.ts';
import { accountFr } from './account.fr.ts';
import { articleDe } from './article.de.ts';
import { articleEn } from './article.en.ts';
import { articleEs } from './article.es.ts';
import { articleFr } from './article.fr.ts';
import { bioDe } from './bio.de.ts';
import { bioEn } from './bio.en.ts';
import { bioEs } from './bio.es.ts';
import { bioFr } from './bio.fr.ts';
import { commentsDe } from './comments.de.ts';
import { commentsEn } from './comments.en.ts';
import { commentsEs } from './comments.es.ts';
import { commentsFr } from './comments.fr.ts';
import { de } from './de.ts';
import { editorDe } from './editor.de.ts';
import { editorEn } from './editor.en.ts';
import { editorEs } from './editor.es.ts';
import { editorFr } from './editor.fr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { eventDe } from './event.de.ts';
import { eventEn } from './event.en.ts';
import { eventEs } from './event.es.ts';
import { eventFr } from './event.fr.ts';
import { fr } from './fr.ts';
import { interactionsDe } from './interactions.de.ts';
import { interactionsEn } from './interactions.en.ts';
import { interactionsEs } from './interactions.es.ts';
import { interactionsFr } from './interactions.fr.ts';
import { moneyDe } from './money.de.ts';
import { moneyEn } from './money.en.ts';
import { moneyEs } from './money.es.ts';
import { moneyFr } from './money.fr.ts';
import { openAccountsDe } from './open-accounts.de.ts';
import { openAccountsEn } from './open-accounts.en.ts';
import { openAccountsEs } from './open-accounts.es.ts';
import { openAccountsFr } from './open-accounts.fr.ts';
import { ownArticlesDe } from './own-articles.de.ts';
import { ownArticlesEn } from './own-articles.en.ts';
import { ownArticlesEs } from './own-articles.es.ts';
import { ownArticlesFr } from './own-articles.fr.ts';
import { paymentsDe } from './payments.de.ts';
import { paymentsEn } from './payments.en.ts';
import { paymentsEs } from './payments.es.ts';
import { paymentsFr } from './payments.fr.ts';
import { redaccionEventsDe } from './redaccion-events.de.ts';
import { redaccionEventsEn } from './redaccion-events.en.ts';
import { redaccionEventsEs } from './redaccion-events.es.ts';
import { redaccionEventsFr } from './redaccion-events.fr.ts';
import { redaccionFrontPageDe } from './redaccion-front-page.de.ts';
import { redaccionFrontPageEn } from './redaccion-front-page.en.ts';
import { redaccionFrontPageEs } from './redaccion-front-page.es.ts';
import { redaccionFrontPageFr } from './redaccion-front-page.fr.ts';
import { redaccionMoneyDe } from './redaccion-money.de.ts';
import { redaccionMoneyEn } from './redaccion-money.en.ts';
import { redaccionMoneyEs } from './redaccion-money.es.ts';
import { redaccionMoneyFr } from './redaccion-money.fr.ts';
import { redaccionPeopleDe } from './redaccion-people.de.ts';
import { redaccionPeopleEn } from './redaccion-people.en.ts';
import { redaccionPeopleEs } from './redaccion-people.es.ts';
import { redaccionPeopleFr } from './redaccion-people.fr.ts';
import { redaccionPipelineDe } from './redaccion-pipeline.de.ts';
import { redaccionPipelineEn } from './redaccion-pipeline.en.ts';
import { redaccionPipelineEs } from './redaccion-pipeline.es.ts';
import { redaccionPipelineFr } from './redaccion-pipeline.fr.ts';
import { redaccionReportsDe } from './redaccion-reports.de.ts';
import { redaccionReportsEn } from './redaccion-reports.en.ts';
import { redaccionReportsEs } from './redaccion-reports.es.ts';
import { redaccionReportsFr } from './redaccion-reports.fr.ts';
import { redaccionSourcesDe } from './redaccion-sources.de.ts';
import { redaccionSourcesEn } from './redaccion-sources.en.ts';
import { redaccionSourcesEs } from './redaccion-sources.es.ts';
import { redaccionSourcesFr } from './redaccion-sources.fr.ts';
import { transparencyDe } from './transparency.de.ts';
import { transparencyEn } from './transparency.en.ts';
import { transparencyEs } from './transparency.es.ts';
import { transparencyFr } from './transparency.fr.ts';
import { zoneDe } from './zone.de.ts';
import { zoneEn } from './zone.en.ts';
import { zoneEs } from './zone.es.ts';
import { zoneFr } from './zone.fr.ts';

function flatten(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value] as const] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

const variables = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

const spanish = flatten({
  every: es,
  event: eventEs,
  interactions: interactionsEs,
  comments: commentsEs,
  article: articleEs,
  own: ownArticlesEs,
  payments: paymentsEs,
  money: moneyEs,
  openAccounts: openAccountsEs,
  editor: editorEs,
  transparency: transparencyEs,
  redaccionReports: redaccionReportsEs,
  redaccionPeople: redaccionPeopleEs,
  redaccionEvents: redaccionEventsEs,
  redaccionFrontPage: redaccionFrontPageEs,
  redaccionPipeline: redaccionPipelineEs,
  redaccionMoney: redaccionMoneyEs,
  redaccionSources: redaccionSourcesEs,
});
const OTHERS = {
  en: {
    every: en,
    event: eventEn,
    interactions: interactionsEn,
    comments: commentsEn,
    article: articleEn,
    own: ownArticlesEn,
    payments: paymentsEn,
    money: moneyEn,
    openAccounts: openAccountsEn,
    editor: editorEn,
    transparency: transparencyEn,
    redaccionReports: redaccionReportsEn,
    redaccionPeople: redaccionPeopleEn,
    redaccionEvents: redaccionEventsEn,
    redaccionFrontPage: redaccionFrontPageEn,
    redaccionPipeline: redaccionPipelineEn,
    redaccionMoney: redaccionMoneyEn,
    redaccionSources: redaccionSourcesEn,
  },
  fr: {
    every: fr,
    event: eventFr,
    interactions: interactionsFr,
    comments: commentsFr,
    article: articleFr,
    own: ownArticlesFr,
    payments: paymentsFr,
    money: moneyFr,
    openAccounts: openAccountsFr,
    editor: editorFr,
    transparency: transparencyFr,
    redaccionReports: redaccionReportsFr,
    redaccionPeople: redaccionPeopleFr,
    redaccionEvents: redaccionEventsFr,
    redaccionFrontPage: redaccionFrontPageFr,
    redaccionPipeline: redaccionPipelineFr,
    redaccionMoney: redaccionMoneyFr,
    redaccionSources: redaccionSourcesFr,
  },
  de: {
    every: de,
    event: eventDe,
    interactions: interactionsDe,
    comments: commentsDe,
    article: articleDe,
    own: ownArticlesDe,
    payments: paymentsDe,
    money: moneyDe,
    openAccounts: openAccountsDe,
    editor: editorDe,
    transparency: transparencyDe,
    redaccionReports: redaccionReportsDe,
    redaccionPeople: redaccionPeopleDe,
    redaccionEvents: redaccionEventsDe,
    redaccionFrontPage: redaccionFrontPageDe,
    redaccionPipeline: redaccionPipelineDe,
    redaccionMoney: redaccionMoneyDe,
    redaccionSources: redaccionSourcesDe,
  },
};

describe.each(Object.entries(OTHERS))('the texts in %s', (_, texts) => {
  const translated = flatten(texts);

  test('are the same as in Spanish, with the same variables', () => {
    for (const [name, text] of spanish) {
      expect(variables(translated.get(name) ?? ''), name).toEqual(variables(text));
    }
  });

  test('say something', () => {
    for (const [name, text] of translated) expect(text.trim(), name).not.toBe('');
  });
});

const ABOUT_PEOPLE = {
  es: [accountEs, zoneEs, bioEs],
  en: [accountEn, zoneEn, bioEn],
  fr: [accountFr, zoneFr, bioFr],
  de: [accountDe, zoneDe, bioDe],
} as const;

describe.each(Object.entries(ABOUT_PEOPLE))('the texts about people in %s', (_, [account, zone, bio]) => {
  test.each([
    [
      [ALIAS_MIN, ALIAS_MAX],
      [account.faults.aliasLength, account.fields.aliasHint],
    ],
    [[PASSWORD_MIN], [account.faults.passwordShort, account.fields.passwordHint, account.strength.short]],
    [[PASSWORD_MAX], [account.faults.passwordLong]],
    [
      [APPLICATION_REASON_MIN, APPLICATION_REASON_MAX],
      [account.faults.reasonLength, zone.application.motivoHint],
    ],
    [[PASSKEY_NAME_MAX], [account.faults.nameLong]],
    [[BIO_DESCRIPCION_MAX], [account.faults.descriptionLong, bio.edit.descripcionHint]],
    [[BIO_TEXT_MAX], [account.faults.textLong]],
    [[BIO_CATEGORIAS_MAX], [account.faults.tooManyCategories, bio.edit.interestsHint]],
    [[PHOTO_MAX_BYTES / 1024 ** 2], [account.errors.photo_too_large, bio.photo.hint]],
    [[DELETION_GRACE_DAYS], [zone.deletion.lead, zone.deletion.submit]],
  ])('name %j as the contract does', (limits, texts) => {
    for (const text of texts) expect((text.match(/\d+/g) ?? []).map(Number), text).toEqual(limits);
  });
});

const ABOUT_COMMENTS = {
  es: [interactionsEs, commentsEs],
  en: [interactionsEn, commentsEn],
  fr: [interactionsFr, commentsFr],
  de: [interactionsDe, commentsDe],
} as const;

describe.each(Object.entries(ABOUT_COMMENTS))('the texts about comments in %s', (_, [interactions, comments]) => {
  test.each([
    [COMMENT_MAX, [comments.form.hint, comments.errors.comment_too_long]],
    [COMMENT_EDIT_MINUTES, [comments.errors.comment_edit_over]],
    [REPORT_TEXT_MAX, [interactions.report.textoLong]],
  ])('name %i as the contract does', (limit, texts) => {
    for (const text of texts) expect((text.match(/\d+/g) ?? []).map(Number), text).toEqual([limit]);
  });
});

test('the Spanish sentences about comments are those of the specification', () => {
  expect(commentsEs.errors.comment_empty).toBe(ERRORS.comment_empty.error);
  expect(commentsEs.errors.comment_too_long).toBe(ERRORS.comment_too_long.error);
});

test('the Spanish words of a hosted article are those of the specification', () => {
  expect(articleEs.failures.notFound).toBe(ERRORS.articulo_not_found.error);
  expect(articleEs.failures.notPublic).toBe(ERRORS.article_not_public.error);
});
