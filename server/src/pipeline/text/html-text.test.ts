import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToLine, htmlToText } from './html-text.ts';

describe('a piece of HTML', () => {
  test.each([
    ['<p>Uno.</p><p>Dos &amp; tres.</p>', 'Uno.\n\nDos & tres.'],
    ['Uno<br><br/>dos<BR />tres', 'Uno\n\ndos\n\ntres'],
    ['<div>Una <b>sola</b>\n frase</div>', 'Una sola frase'],
    ['<ul><li>uno<li>dos</ul>', 'uno\n\ndos'],
    ['antes<script>var a = "<p>no</p>";</script> después', 'antes después'],
    ['antes<!-- <p>no</p> --> después', 'antes después'],
    ['<figure><img src="a"><figcaption>Foto</figcaption></figure><p>Texto</p>', 'Texto'],
    ['&lt;p&gt; es un párrafo', '<p> es un párrafo'],
    ['5 < 6 y 7 > 3', '5 < 6 y 7 > 3'],
    ['Tom & Jerry &nbsp;&eacute; &undefined; fin', 'Tom & Jerry é &undefined; fin'],
    ['caf&#233; &#x201C;bar&#x201D;', 'café “bar”'],
    ['sin nada', 'sin nada'],
    ['<p>abierto <a href="x', 'abierto <a href="x'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('is one line where a title is wanted', () => {
    expect(htmlToLine('<p>Un <i>título</i></p>\n<p>en dos\u200b líneas\u0007</p>')).toBe('Un título en dos líneas');
  });

  test('of any kind is read in time', () => {
    for (const piece of ['<b>', '<a', '<!--', '<script>', '</p>', '&amp;', '<a b="', '<<', '&']) {
      const start = performance.now();
      htmlToText(piece.repeat(100_000));
      expect(performance.now() - start, piece).toBeLessThan(5000);
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof htmlToText(text) === 'string'));
  });
});
