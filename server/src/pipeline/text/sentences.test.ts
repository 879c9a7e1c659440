import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test.each([
  ['fr', ['M. Macron a parlé.', 'Selon l’A.F.P. le président est parti.', 'MM. Dupont et Durand aussi.']],
  ['es', ['El Sr. Pérez calló a las 10.30 h. del lunes.', '«¡No! ¿Por qué?», dijo.', 'D. Juan y Dña. Ana, no.']],
  ['es', ['Lo dice el art. 3 y la pág. 5.', 'El nº. 5 cuesta 3.000 euros.', '¿Y qué?', '¡Nada!']],
  ['en', ['The U.S. Senate voted.', 'J. K. Rowling wrote it for the A.F.P. news agency.', '"Go. Now."', 'He left.']],
  ['de', ['Am 3. März kam Dr. Müller.', 'Er sagte: „Nein. Nie.“', 'Das kostet z. B. 3.000 Euro.']],
  ['de', ['Es brannte die ganze Nacht.', '13 Menschen starben.', '2.300 Haushalte sind ohne Strom.']],
  ['de', ['Er sagte: „Es brennt. 13 Menschen sind tot.“', '40 Prozent kamen am 5. 10. 2024, inkl. 3 Kinder.']],
  ['pt', ['O sr. Silva falou.', 'A Dra. Ana concorda.']],
])('sentences in %s are whole: %j', (idioma, sentences) => {
  expect(splitSentences(sentences.join(' '), idioma)).toEqual(sentences);
});

test('a paragraph ends a sentence, and every word stays', () => {
  expect(splitSentences('Las claves\n\nUno. Dos.\n\n\nTres', 'es')).toEqual(['Las claves', 'Uno.', 'Dos.', 'Tres']);
  expect(splitSentences('', 'es')).toEqual([]);
});
