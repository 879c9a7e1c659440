import {
  byline,
  escapeHtml,
  headMetas,
  injectedHtml,
  isoOf,
  jsonLd,
  type Layout,
  type Page,
  plainBlocks,
  relatedLinks,
} from './page.ts';

const advert = ({ words }: Page, at: number) => `<div class="ad-slot" id="ad-${at}"><span>${words.advert}</span></div>`;

/** Between the paragraphs adverts, links and boxes; below them ever more links. */
export const clutter: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
<script>window.dataLayer=[];function track(){return "<p>no</p>"}</script>
</head>
<body>
<div class="topbar">${page.words.subscribe} | ${page.words.newsletter}</div>
<ul class="menu">${relatedLinks(page)}</ul>
<div class="col-main">
<h1>${escapeHtml(page.text.title)}</h1>
<div class="social"><a href="#">${page.words.share}</a></div>
<div class="meta">${byline(page)} ${page.words.updated} ${isoOf(page.assignment.published_at)}</div>
<div class="cuerpo">
${page.blocks
  .map((block, at) => {
    const box =
      at % 3 === 1
        ? `<div class="related-inline"><b>${page.words.related}:</b> ${relatedLinks(page, 'span')}</div>`
        : '';
    const html = block.type === 'li' ? `<p class="bullet">${escapeHtml(block.text)}</p>` : plainBlocks([block]);
    return `${html}\n${at % 2 === 1 ? advert(page, at) : ''}${box}`;
  })
  .join('\n')}
${injectedHtml(page)}
</div>
<div class="comments"><h3>${page.words.comments} (2)</h3><div class="comment"><b>lector77</b><p>${page.words.comment}</p></div></div>
</div>
<div class="infinite">
${Array.from({ length: 4 }, (_, at) => `<div class="feed-row" data-row="${at}"><h3>${page.words.most_read}</h3><ul>${relatedLinks(page)}</ul></div>`).join('\n')}
</div>
<div class="foot">${page.words.rights}</div>
</body>
</html>`;

/** Entries with the hour before each. */
export const liveBlog: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
${jsonLd(page).replace('"NewsArticle"', '"LiveBlogPosting"')}
</head>
<body>
<header><a href="/">${escapeHtml(page.newspaper.name)}</a></header>
<main class="live">
<h1>${escapeHtml(page.text.title)}</h1>
<p class="badge">${page.words.live}</p><p class="by">${byline(page)}</p>
<div class="live-entries">
${page.blocks
  .map((block, at) => {
    const time = isoOf(page.assignment.published_at + at * 240_000);
    const html = block.type === 'li' ? `<p>${escapeHtml(block.text)}</p>` : plainBlocks([block]);
    return `<div class="live-entry" id="e${at}"><time datetime="${time}">${time.slice(11, 16)}</time>\n${html}\n</div>`;
  })
  .join('\n')}
${injectedHtml(page)}
</div>
<p class="live-end">${page.words.end}</p>
</main>
<footer>${page.words.rights}</footer>
</body>
</html>`;

/** A player, and little to read. */
export const video: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
<meta property="og:video" content="https://video.example/${page.assignment.id}.mp4">
</head>
<body>
<header>${escapeHtml(page.newspaper.name)}</header>
<main>
<figure class="player"><video controls poster="/poster.jpg"><source src="/v/${page.assignment.id}.mp4" type="video/mp4"></video><figcaption>${page.words.video}</figcaption></figure>
<h1>${escapeHtml(page.text.title)}</h1>
<div class="caption">
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</div>
<section class="playlist"><h2>${page.words.most_read}</h2><ul>
${relatedLinks(page)}
</ul></section>
</main>
</body>
</html>`;

/** The whole page stands behind a question. */
export const cookieWall: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
</head>
<body class="consent-open" style="overflow:hidden">
<div class="consent-overlay" role="dialog" aria-modal="true"><div class="consent-box"><p>${page.words.cookies}</p><p>${page.words.cookies}</p>
<button>${page.words.accept}</button><button>${page.words.reject}</button></div></div>
<div class="page" aria-hidden="true">
<header>${escapeHtml(page.newspaper.name)}</header>
<article>
<h1>${escapeHtml(page.text.title)}</h1>
<p class="byline">${byline(page)}</p>
<div class="text">
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</div>
</article>
</div>
<div class="consent-banner"><p>${page.words.cookies}</p><button>${page.words.accept}</button></div>
</body>
</html>`;
