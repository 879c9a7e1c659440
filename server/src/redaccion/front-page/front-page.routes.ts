import * as calls from '@poliedro/contracts/redaccion/front-page';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { listCarrilSettings, listOrigins } from '../../carriles/carril-settings.repository.ts';
import { listCategorySettings } from '../../carriles/category-settings.repository.ts';
import { CARRIL_ORDERING, CATEGORY_ORDERING } from '../../carriles/order.repository.ts';
import { listPins } from '../../carriles/pin.repository.ts';
import { previewArticles, previewEvents } from '../../carriles/preview.repository.ts';
import type { Database } from '../../platform/database.ts';
import type { Journal, Undoing } from '../journal/journal.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import {
  addNewCarril,
  removeKnownCarril,
  saveKnownCarril,
  UNDO_CARRIL_FIELDS,
  UNDO_WHOLE_CARRIL,
} from './carril.changes.ts';
import { addNewCategory, saveKnownCategory, UNDO_CATEGORY_TEXTS, UNDO_NEW_CATEGORY } from './category.changes.ts';
import { orderAll, undoOrder } from './order.changes.ts';
import { setPlace, UNDO_PLACE } from './pin.changes.ts';

export const FRONT_PAGE_UNDOING: Undoing = {
  'carril.added': UNDO_WHOLE_CARRIL,
  'carril.removed': UNDO_WHOLE_CARRIL,
  'carril.saved': UNDO_CARRIL_FIELDS,
  'carril.ordered': undoOrder(CARRIL_ORDERING),
  'carril.placed': UNDO_PLACE,
  'categoria.added': UNDO_NEW_CATEGORY,
  'categoria.saved': UNDO_CATEGORY_TEXTS,
  'categoria.ordered': undoOrder(CATEGORY_ORDERING),
};

interface Needs {
  readonly db: Database;
  readonly journal: Journal;
}

export function registerFrontPageRoutes(registry: PersonalRegistry, { db, journal }: Needs): void {
  registerOperatorCall(registry, calls.getFrontPage, async () => {
    const [carriles, categorias, origins] = await Promise.all([
      listCarrilSettings(db),
      listCategorySettings(db),
      listOrigins(db),
    ]);
    return { carriles, categorias, ...origins };
  });

  registerOperatorCall(registry, calls.addCarril, ({ input: { body }, user }) =>
    journal.change(user, { kind: 'carril.added' }, (tx) => addNewCarril(tx, body)),
  );
  registerOperatorCall(registry, calls.saveCarril, ({ input: { params, body }, user }) =>
    journal.change(user, { kind: 'carril.saved' }, (tx) => saveKnownCarril(tx, params.carril_id, body)),
  );
  registerOperatorCall(registry, calls.removeCarril, ({ input: { params }, user }) =>
    journal.change(user, { kind: 'carril.removed' }, (tx) => removeKnownCarril(tx, params.carril_id)),
  );
  registerOperatorCall(registry, calls.orderCarriles, ({ input: { body }, user }) =>
    journal.change(user, { kind: 'carril.ordered' }, (tx) => orderAll(tx, CARRIL_ORDERING, body.carril_ids)),
  );

  registerOperatorCall(registry, calls.previewCarril, async ({ input: { body } }) => {
    const { carril_id, regla, idioma } = body;
    return {
      eventos: regla.tipo === 'eventos' ? await previewEvents(db, carril_id, regla, idioma) : [],
      articulos: regla.tipo === 'articulos' ? await previewArticles(db, regla) : [],
    };
  });
  registerOperatorCall(registry, calls.listPins, async ({ input: { params, query } }) => ({
    eventos: await listPins(db, params.carril_id, query.idioma),
  }));
  registerOperatorCall(registry, calls.pinEvent, ({ input: { params, body }, user }) =>
    journal.change(user, { kind: 'carril.placed' }, (tx) => setPlace(tx, params, body.lugar)),
  );

  registerOperatorCall(registry, calls.addCategory, ({ input: { body }, user }) =>
    journal.change(user, { kind: 'categoria.added' }, (tx) => addNewCategory(tx, body)),
  );
  registerOperatorCall(registry, calls.saveCategory, ({ input: { params, body }, user }) =>
    journal.change(user, { kind: 'categoria.saved' }, (tx) => saveKnownCategory(tx, params.categoria_id, body)),
  );
  registerOperatorCall(registry, calls.orderCategories, ({ input: { body }, user }) =>
    journal.change(user, { kind: 'categoria.ordered' }, (tx) => orderAll(tx, CATEGORY_ORDERING, body.categoria_ids)),
  );
}
