import {
  byline,
  charsetMeta,
  escapeHtml,
  headMetas,
  injectedHtml,
  isoOf,
  type Layout,
  plainBlocks,
  relatedLinks,
} from './page.ts';

/** As HTML5 means it. */
export const semantic: Layout = (page) => `<!doctype html>
<html lang="${page.newspaper.language}">
<head>
${headMetas(page)}
</head>
<body>
<header><a href="/">${escapeHtml(page.newspaper.name)}</a><nav><ul><li><a href="/">${page.words.home}</a></li><li>${page.section}</li></ul></nav></header>
<main>
<article>
<header><h1>${escapeHtml(page.text.title)}</h1>
<p class="byline">${byline(page)} · <time datetime="${isoOf(page.assignment.published_at)}">${isoOf(page.assignment.published_at).slice(0, 10)}</time></p></header>
${plainBlocks(page.blocks)}
${injectedHtml(page)}
</article>
<aside><h2>${page.words.related}</h2><ul>
${relatedLinks(page)}
</ul></aside>
</main>
<footer><p>© ${escapeHtml(page.newspaper.name)}. ${page.words.rights}.</p></footer>
</body>
</html>`;

/** The nineties: tables in tables, capital tags, <BR><BR> for a paragraph, nothing closed that need not be. */
export const table: Layout = (page) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD>
${page.charset === undefined ? '' : `<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=${page.charset}">`}
<TITLE>${escapeHtml(page.newspaper.name)} - ${escapeHtml(page.text.title)}</TITLE>
${page.newspaper.tdm === 'meta' ? '<META NAME="tdm-reservation" CONTENT="1">' : ''}
</HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT=#000000>
<TABLE WIDTH="780" BORDER=0 CELLPADDING=4><TR><TD COLSPAN=2 BGCOLOR="#003366"><FONT COLOR="#FFFFFF" SIZE=5>${escapeHtml(page.newspaper.name)}</FONT></TD></TR>
<TR><TD WIDTH=150 VALIGN=TOP BGCOLOR="#EEEEEE"><FONT SIZE=2><A HREF="/">${page.words.home}</A><BR>
${page.related.map(({ title, url }) => `<A HREF="${escapeHtml(url)}">${escapeHtml(title)}</A><BR>`).join('\n')}
<B>${page.words.newsletter}</B></FONT></TD>
<TD VALIGN=TOP><FONT FACE="Times New Roman" SIZE=6><B>${escapeHtml(page.text.title)}</B></FONT><BR>
<FONT SIZE=2 COLOR=gray>${byline(page)}, ${isoOf(page.assignment.published_at).slice(0, 10)}</FONT><BR><BR>
<FONT FACE="Times New Roman" SIZE=3>
${page.blocks.map(({ type, text }) => (type === 'h2' ? `<B>${escapeHtml(text)}</B>` : escapeHtml(text))).join('\n<BR><BR>\n')}
</FONT>${injectedHtml(page)}
<BR><BR><CENTER><FONT SIZE=1>&copy; ${escapeHtml(page.newspaper.name)}. ${page.words.rights}.</FONT></CENTER></TD></TR></TABLE>
</BODY></HTML>`;

/** Divisions in divisions with names made by a machine; what is the article shows only in its length. */
export const divSoup: Layout = (page) => `<!DOCTYPE html>
<html lang="${page.newspaper.language}"><head>
${headMetas(page)}
</head><body><div id="__app"><div class="sc-a1x"><div class="sc-b7q"><a class="sc-l0" href="/">${escapeHtml(page.newspaper.name)}</a></div>
<div class="sc-c3m"><div class="sc-d9"><div class="sc-t1">${escapeHtml(page.text.title)}</div><div class="sc-m2"><span>${byline(page)}</span><span>${isoOf(page.assignment.published_at)}</span></div></div>
<div class="sc-e5"><div class="sc-f2">
${page.blocks.map(({ type, text }) => `<div class="sc-${type === 'h2' ? 'h8' : 'p4'}"><div><span>${escapeHtml(text)}</span></div></div>`).join('\n')}
${injectedHtml(page)}
</div><div class="sc-g6"><div class="sc-h8">${page.words.related}</div>
${relatedLinks(page, 'div')}
</div></div></div><div class="sc-z0"><div>${page.words.subscribe}</div><div>© ${escapeHtml(page.newspaper.name)}</div></div></div></div></body></html>`;

/** Nothing but the article, and what a printer adds. */
export const print: Layout = (page) => `<!DOCTYPE html>
<html lang="${page.newspaper.language}"><head>${charsetMeta(page)}<title>${escapeHtml(page.text.title)}</title>
<link rel="canonical" href="${escapeHtml(page.canonical)}">${page.newspaper.tdm === 'meta' ? '<meta name="tdm-reservation" content="1">' : ''}
<style>body{font:12pt/1.4 serif;max-width:40em}@page{margin:2cm}</style></head>
<body>
<p><small>${escapeHtml(page.newspaper.name)} — ${page.words.print} — ${escapeHtml(page.canonical)}</small></p>
<hr>
<h1>${escapeHtml(page.text.title)}</h1>
<p><i>${byline(page)}, ${isoOf(page.assignment.published_at).slice(0, 16).replace('T', ' ')}</i></p>
${plainBlocks(page.blocks)}
${injectedHtml(page)}
<hr>
<p><small>© ${escapeHtml(page.newspaper.name)}. ${page.words.rights}.</small></p>
</body></html>`;
