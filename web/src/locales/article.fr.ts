import { SITE_NAME } from '@poliedro/contracts/site';
import type { ArticleText } from './article-text.ts';
import { tagsFr } from './tags.fr.ts';

export const articleFr: ArticleText = {
  page: {
    back: 'Retour',
    published: 'Publié : {{fecha}}',
    updated: 'Mis à jour : {{fecha}}',
    about: 'À propos de l’événement',
    aboutFormer: 'À propos d’un événement qui n’est plus affiché',
    edit: 'Modifier cet article',
    empty: 'Le contenu de l’article n’est pas disponible.',
    comments: 'Erreur lors du chargement des commentaires',
  },
  author: { title: 'À propos de l’auteur', categorias: 'Catégories', orientacion: 'Orientation politique' },
  marks: {
    legend: 'Passages marqués',
    without: 'Lire sans marques',
    sources: 'Sources des passages marqués',
  },
  tags: tagsFr,
  video: {
    title: 'Vidéo YouTube',
    play: 'Voir la vidéo',
    note: 'Elle n’est chargée depuis YouTube que si vous l’ouvrez.',
    outside: 'Ouvrir sur YouTube',
  },
  tasks: { done: 'Fait', open: 'À faire' },
  sold: {
    title: 'Lire la suite',
    lead: 'Cet article coûte {{importe}}. L’essentiel revient à son auteur.',
    buy: 'Acheter pour {{importe}}',
    yours: 'Cet article coûte {{importe}}. Vous le lisez en entier parce qu’il est à vous.',
    bought: 'Vous avez acheté cet article : il reste à vous, même si son prix change ou s’il est retiré.',
    withdrawn: 'Son auteur l’a retiré. Vous le lisez toujours en entier parce que vous l’avez acheté.',
    changed: 'Le texte a changé depuis votre achat.',
    readEarlier: 'Lire ce que vous avez acheté',
    earlier: 'Voici le texte que vous avez acheté.',
    readPresent: 'Lire le texte actuel',
  },
  failures: {
    failed: 'Erreur lors du chargement de l’article',
    failedText: 'Quelque chose n’a pas fonctionné, et vous n’y êtes pour rien. Réessayez.',
    notFound: 'Article introuvable',
    notFoundText: `Cet article n’existe pas ou n’est plus sur ${SITE_NAME}.`,
    notPublic: 'Cet article n’est pas accessible au public',
    notPublicText: 'Son auteur ne l’a pas encore publié, ou l’a retiré.',
    home: 'Retour à l’accueil',
  },
};
