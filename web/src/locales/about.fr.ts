import { SITE_NAME } from '@poliedro/contracts/site';
import type { AboutText } from './about-text.ts';

export const aboutFr: AboutText = {
  title: 'Qui sommes-nous ?',
  description: `${SITE_NAME} est né en 2024 pour rendre l’information plus accessible et moins polarisante. Ce que nous faisons, comment nous le faisons et ce que nous ne pouvons pas faire.`,
  lead: `${SITE_NAME} réunit ce que de nombreux journaux de nombreux pays racontent d’un même événement et vous le montre sous toutes ses facettes, pour que vous puissiez bien vous informer, sans stress et sans effort.`,
  mission: {
    title: 'Notre mission',
    paragraphs: [
      'Nous avons commencé en 2024 avec une idée simple : s’informer devrait être plus accessible et moins polarisant. Personne n’a le temps de lire dix journaux chaque matin, et n’en lire qu’un seul laisse de côté presque tout le reste.',
      'Nous mettons donc côte à côte les faits sur lesquels tous s’accordent, les points sur lesquels ils se contredisent et les opinions qui les séparent. Nous ne vous disons pas quoi penser. Nous vous montrons d’où vient chaque phrase et vous laissons juger.',
    ],
  },
  values: {
    title: 'Ce qui compte pour nous',
    items: [
      {
        name: 'Indépendance',
        text: 'Nous n’avons ni but lucratif ni publicité, et aucun journal, parti ou entreprise ne décide de ce qui paraît ici ni dans quel ordre.',
      },
      {
        name: 'Qualité',
        text: 'Chaque phrase est assortie de sa source : l’article d’où elle vient et le passage exact qui l’appuie. Sans source, pas de phrase.',
      },
      {
        name: 'Accessibilité',
        text: 'C’est gratuit, agréable à regarder et facile à lire, en quatre langues, sur tous les écrans et quelle que soit votre façon de naviguer.',
      },
    ],
  },
  how: {
    title: 'Comment ça marche',
    intro:
      'Des programmes font le travail que personne n’aurait le temps de faire : tout lire et tout comparer. Voici le chemin que parcourt une information avant d’arriver jusqu’à vous.',
    steps: [
      {
        name: 'Nous lisons de nombreux journaux',
        text: 'Venus de nombreux pays, dans de nombreuses langues, avec des lignes éditoriales variées. Pour chaque article, nous notons toujours qui l’a publié et où le lire en entier.',
      },
      {
        name: 'Nous rassemblons ceux qui parlent de la même chose',
        text: 'Les articles sur un même fait forment un événement. Les reprises d’une même dépêche ne comptent qu’une fois.',
      },
      {
        name: 'Nous séparons les faits des opinions',
        text: 'Nous réunissons ce qui s’est passé en quelques phrases, ordonnons les faits, confrontons les versions qui se contredisent et regroupons les positions de la presse.',
      },
      {
        name: 'Nous vérifions chaque phrase',
        text: 'Chaque phrase renvoie au passage exact qui l’étaye. Vous pouvez ouvrir la source et le constater en un clic.',
      },
    ],
  },
  limits: {
    title: 'Ce qu’une machine ne peut pas faire',
    items: [
      'Une machine se trompe : elle peut mal comprendre une ironie, confondre deux sujets distincts ou manquer une nuance. C’est pourquoi chaque événement indique comment il a été écrit.',
      'Elle n’en sait pas plus que les journaux qu’elle lit. Ce qu’aucun ne raconte ne figure pas ici non plus.',
      'Une chose n’est pas vraie du seul fait que beaucoup la répètent. Nous comptons les sources ; nous ne dictons pas la vérité.',
      'Une traduction automatique peut perdre une nuance. L’original est toujours à un clic.',
    ],
  },
  team: {
    title: 'L’équipe',
    paragraphs: [
      'Nous sommes une petite équipe de gens qui écrivent, enquêtent et programment, et que préoccupe la difficulté croissante à se comprendre. Le code est libre : chacun peut le lire, vérifier ce qu’il fait et l’améliorer.',
      `Si vous faites de la recherche, si vous connaissez bien un sujet ou si vous avez simplement trouvé une erreur, nous serons ravis de vous lire. ${SITE_NAME} s’améliore chaque fois que quelqu’un nous contredit avec une bonne source.`,
    ],
  },
  accounts: {
    title: 'Nos comptes',
    text: `${SITE_NAME} ne distribue pas de bénéfices. Chaque mois, on peut voir combien d’argent est entré, combien est allé aux auteurs et à quoi le reste a servi.`,
    link: 'Voir les comptes',
  },
  contact: {
    title: 'Parlons-en',
    text: `Écrivez-nous pour une question, une correction ou une idée. Et si ${SITE_NAME} vous est utile, un don l’aide à rester gratuit et indépendant pour tous.`,
    write: 'Nous écrire',
    donate: 'Faire un don',
  },
};
