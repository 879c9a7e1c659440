import { Line } from '../articles/line.tsx';
import { BackButton } from './back-button.tsx';

interface ArticleOpeningProps {
  readonly article: { readonly titular: string; readonly resumen: string };
  readonly lang: string | undefined;
  readonly back: string;
}

/** The way back, and the lines that an article begins with. */
export function ArticleOpening({ article, lang, back }: ArticleOpeningProps) {
  return (
    <>
      <BackButton label={back} />
      <h1 tabIndex={-1} lang={lang}>
        <Line html={article.titular} />
      </h1>
      <p className="standfirst" lang={lang}>
        <Line html={article.resumen} />
      </p>
    </>
  );
}
