/** What an agency wrote, paragraph by paragraph; invented. */
export const REPORT = [
  `El Ayuntamiento de Valdehierro aprobó este martes una ordenanza que obliga a los hoteles a declarar cada mes cuánta
agua gastan, con multas de hasta 6.000 euros para los que no lo hagan o falseen los datos.`,
  `La medida, que entrará en vigor el 1 de marzo, afecta a 214 establecimientos y salió adelante con los votos de dos
partidos y la abstención de un tercero, tras un pleno que duró casi cinco horas.`,
  `«No se puede pedir a los vecinos que cierren el grifo mientras nadie sabe lo que se va por las piscinas», dijo la
concejala de Medio Ambiente, Rosa Peñalver, al término de la votación.`,
  `La patronal hotelera anunció que recurrirá la norma ante los tribunales. Su presidente, Andrés Quiroga, la considera
una intromisión y recuerda que el sector ha reducido su consumo un 18 % en cuatro años.`,
  `El embalse que abastece a la comarca se encuentra al 23 % de su capacidad, el nivel más bajo desde que hay registros,
y desde octubre hay cortes nocturnos en once barrios de la ciudad.`,
  `La ordenanza prevé además que los datos se publiquen en una página abierta, donde cualquiera podrá comparar el gasto
por huésped de cada hotel con la media de su categoría.`,
] as const;

const REWRITTEN_BEGINNING = `La guerra del agua llega a los hoteles. Desde marzo tendrán que decir al consistorio lo que
consumen, y quien calle se expone a una sanción.`;

const OWN_ENDING = 'Lectores de este diario han escrito para contar cómo viven los cortes de cada noche.';

/** Somebody else's report of the same, with the same words said by the same person. */
export const ANOTHER_REPORT = [
  `Los 214 hoteles de Valdehierro tendrán que informar mensualmente de su gasto de agua. Así lo decidió ayer el pleno
municipal, en una sesión larga y tensa en la que el gobierno local no logró sumar a toda la oposición.`,
  `Rosa Peñalver, responsable de Medio Ambiente, defendió el texto: «No se puede pedir a los vecinos que cierren el grifo
mientras nadie sabe lo que se va por las piscinas».`,
  `Quienes incumplan podrán ser sancionados con un máximo de 6.000 euros. Los empresarios, que hablan de persecución,
irán a los tribunales; su portavoz, Andrés Quiroga, asegura que ya ahorran.`,
  `La sequía aprieta: al pantano solo le queda el 23 % del agua que puede guardar, y once barrios se quedan sin suministro
por las noches desde el otoño.`,
].join('\n\n');

export const AGENCY_COPIES = {
  whole: REPORT.join('\n\n'),
  cut: REPORT.slice(0, 4).join('\n\n'),
  retold: [REWRITTEN_BEGINNING, ...REPORT.slice(1), OWN_ENDING].join('\n\n'),
  dated: [`VALDEHIERRO, 3 de febrero (Agencia Norte).– ${REPORT[0]}`, ...REPORT.slice(1, 3), ...REPORT.slice(4)].join(
    '\n\n',
  ),
  reworded: REPORT.join('\n\n')
    .replace('aprobó este martes', 'dio luz verde ayer a')
    .replace('que duró casi cinco horas', 'de casi cinco horas')
    .replace('anunció que recurrirá', 'ha avisado de que llevará')
    .replace('se encuentra al', 'está al')
    .replace('prevé además', 'contempla también'),
  paywalled: REPORT[0],
} as const;
