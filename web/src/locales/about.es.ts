import { SITE_NAME } from '@poliedro/contracts/site';
import type { AboutText } from './about-text.ts';

export const aboutEs: AboutText = {
  title: 'Quiénes Somos',
  description: `${SITE_NAME} nació en 2024 para que la información sea más accesible y menos polarizante. Qué hacemos, cómo lo hacemos y qué no podemos hacer.`,
  lead: `${SITE_NAME} reúne lo que muchos periódicos de muchos países cuentan sobre un mismo hecho y te lo enseña por todas sus caras, para que te informes bien, sin estrés y sin esfuerzo.`,
  mission: {
    title: 'Nuestra misión',
    paragraphs: [
      'Nacimos en 2024 con una idea sencilla: informarse debería ser más accesible y menos polarizante. Leer diez periódicos cada mañana no está al alcance de nadie, y leer uno solo deja fuera casi todo lo demás.',
      'Por eso ponemos juntos los hechos en los que todos coinciden, los puntos en los que se contradicen y las opiniones que los separan. No te decimos qué pensar. Te enseñamos de dónde viene cada frase y te dejamos decidir.',
    ],
  },
  values: {
    title: 'Lo que nos importa',
    items: [
      {
        name: 'Independencia',
        text: 'No tenemos ánimo de lucro ni anuncios, y ningún periódico, partido o empresa decide qué aparece aquí ni en qué orden.',
      },
      {
        name: 'Calidad',
        text: 'Cada frase lleva su evidencia: el artículo del que sale y el pasaje exacto que la sostiene. Sin evidencia no hay frase.',
      },
      {
        name: 'Accesibilidad',
        text: 'Es gratis, es agradable a la vista y es fácil de leer, en cuatro idiomas, en cualquier pantalla y con cualquier forma de navegar.',
      },
    ],
  },
  how: {
    title: 'Cómo funciona',
    intro:
      'Unos programas hacen el trabajo que nadie tendría tiempo de hacer: leerlo todo y compararlo. Este es el camino que recorre una noticia hasta llegar a ti.',
    steps: [
      {
        name: 'Leemos muchos periódicos',
        text: 'De muchos países, lenguas y líneas editoriales. De cada artículo guardamos siempre quién lo publicó y dónde leerlo entero.',
      },
      {
        name: 'Juntamos los que hablan de lo mismo',
        text: 'Los artículos sobre un mismo hecho forman un evento. Las copias de un mismo texto de agencia cuentan una sola vez.',
      },
      {
        name: 'Separamos hechos y opiniones',
        text: 'Reunimos lo ocurrido en pocas frases, ordenamos los hechos, enfrentamos las versiones que se contradicen y agrupamos las posturas de la prensa.',
      },
      {
        name: 'Comprobamos cada frase',
        text: 'Toda frase enlaza con el pasaje literal que la respalda. Puedes abrir la fuente y comprobarlo con un clic.',
      },
    ],
  },
  limits: {
    title: 'Lo que una máquina no puede hacer',
    items: [
      'Una máquina se equivoca: puede entender mal una ironía, unir dos noticias distintas o pasar por alto un matiz. Por eso cada evento dice cómo se ha escrito.',
      'No sabe más que los periódicos que lee. Si ninguno cuenta algo, aquí tampoco está.',
      'Que muchos repitan una cosa no la hace cierta. Contamos fuentes; no dictamos verdades.',
      'Una traducción automática puede perder un matiz. El texto original está siempre a un clic.',
    ],
  },
  team: {
    title: 'El equipo',
    paragraphs: [
      'Somos un equipo pequeño de gente que escribe, investiga y programa, y a la que le preocupa lo difícil que se ha vuelto entenderse. El código es libre: cualquiera puede leerlo, comprobar lo que hace y mejorarlo.',
      `Si investigas, si eres experto en algo o si simplemente has encontrado un error, nos encantará leerte. ${SITE_NAME} mejora cada vez que alguien nos lleva la contraria con una buena fuente.`,
    ],
  },
  accounts: {
    title: 'Cuentas abiertas',
    text: `${SITE_NAME} no reparte beneficios. Cada mes se puede ver cuánto dinero ha entrado, cuánto ha llegado a quienes escriben y en qué se ha gastado lo demás.`,
    link: 'Ver las cuentas',
  },
  contact: {
    title: 'Hablemos',
    text: `Escríbenos con una duda, una corrección o una idea. Y si ${SITE_NAME} te es útil, una donación lo mantiene gratuito e independiente para todos.`,
    write: 'Escríbenos',
    donate: 'Donar',
  },
};
