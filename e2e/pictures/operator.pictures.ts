import { operator } from '../operators.ts';
import { visit } from '../site.ts';
import { test } from './picture.ts';

const PARTS = ['portada', 'fuentes', 'eventos', 'tuberia', 'personas', 'avisos', 'dinero', 'cambios'];

test('console', async ({ page, picture }) => {
  await operator(page);
  for (const part of PARTS) {
    await visit(page, part === 'portada' ? '/redaccion' : `/redaccion/${part}`);
    await picture(part);
  }
  for (const path of ['fuentes/1', 'eventos/1', 'personas/1']) {
    await visit(page, `/redaccion/${path}`);
    await picture(path.replace('/', ' '));
  }
});
