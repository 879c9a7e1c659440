import {
  byline,
  charsetMeta,
  escapeHtml,
  headMetas,
  injectedHtml,
  isoOf,
  jsonLd,
  type Layout,
  plainBlocks,
  relatedLinks,
} from './page.ts';

/** All is said once more in JSON-LD, the body too. */
export const jsonLdRich: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
${jsonLd(page)}
</head>
<body>
<div class="masthead"><a href="/">${escapeHtml(page.newspaper.name)}</a></div>
<div class="story">
<span class="kicker">${page.section}</span>
<h1 class="headline">${escapeHtml(page.text.title)}</h1>
<p class="standfirst-meta">${byline(page)}</p>
<div class="story-body">
${plainBlocks(page.blocks, ' class="story-p"')}
${injectedHtml(page)}
</div>
</div>
<div class="rail"><h3>${page.words.most_read}</h3><ol>
${relatedLinks(page)}
</ol></div>
</body>
</html>`;

export const microdata: Layout = (page) => `<!DOCTYPE html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
</head>
<body>
<div id="top"><strong>${escapeHtml(page.newspaper.name)}</strong></div>
<div itemscope itemtype="https://schema.org/NewsArticle">
<meta itemprop="inLanguage" content="${page.newspaper.language}"><meta itemprop="mainEntityOfPage" content="${escapeHtml(page.canonical)}">
<h1 itemprop="headline">${escapeHtml(page.text.title)}</h1>
<div class="info"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${escapeHtml(page.text.author)}</span></span>
<meta itemprop="datePublished" content="${isoOf(page.assignment.published_at)}"></div>
<div class="tools">${page.words.share}</div>
<div itemprop="articleBody">
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</div>
</div>
<div class="foot">${page.words.newsletter} · ${page.words.rights}</div>
</body>
</html>`;

export const amp: Layout = (page) => `<!doctype html>
<html amp lang="${page.newspaper.language}">
<head>
${charsetMeta(page)}
<title>${escapeHtml(page.text.title)}</title>
<link rel="canonical" href="${escapeHtml(page.canonical)}">
<meta name="viewport" content="width=device-width,minimum-scale=1">
${page.newspaper.tdm === 'meta' ? '<meta name="tdm-reservation" content="1">' : ''}
${jsonLd(page)}
<script async src="https://cdn.ampproject.example/v0.js"></script>
<style amp-custom>body{font-family:sans-serif}</style>
</head>
<body>
<amp-sidebar id="menu" layout="nodisplay"><ul><li><a href="/">${page.words.home}</a></li></ul></amp-sidebar>
<article class="amp-wp-article">
<h1 class="amp-wp-title">${escapeHtml(page.text.title)}</h1>
<amp-img src="/photo.jpg" width="600" height="400" layout="responsive" alt="${page.words.photo}"></amp-img>
<div class="amp-wp-meta">${byline(page)}</div>
<div class="amp-wp-article-content">
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</div>
<amp-ad width="300" height="250" type="stand-in"><div fallback>${page.words.advert}</div></amp-ad>
</article>
</body>
</html>`;

/** The first paragraph, and a wall. */
export const paywall: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
${jsonLd(page)}
</head>
<body>
<header class="site">${escapeHtml(page.newspaper.name)} <a class="cta" href="/subscribe">${page.words.subscribe}</a></header>
<article class="article${page.assignment.paywalled ? ' is-premium' : ''}">
<h1>${escapeHtml(page.text.title)}</h1>
<div class="author">${byline(page)}</div>
<section class="article-body">
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</section>
${page.assignment.paywalled ? `<div class="paywall" data-gate="hard"><p>${page.words.paywall}</p><a href="/subscribe">${page.words.subscribe}</a></div>` : ''}
</article>
</body>
</html>`;
