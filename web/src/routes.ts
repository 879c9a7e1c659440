import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/home.screen.tsx'),
  route('resultados/:carril_id', 'screens/results.screen.tsx'),
  route('carril/:carril_id', 'screens/results.screen.tsx', { id: 'screens/carril' }),
  route('evento/:evento_id', 'screens/event.screen.tsx'),
  route('article/*', 'screens/article.screen.tsx'),
  route('articulo/:articulo_id', 'screens/article.screen.tsx', { id: 'screens/articulo' }),
  route('about', 'screens/about.screen.tsx'),
  route('cuentas', 'screens/open-accounts.screen.tsx'),
  route('transparencia', 'screens/transparency.screen.tsx'),
  route('login', 'screens/sign-in.screen.tsx'),
  route('register', 'screens/sign-in.screen.tsx', { id: 'screens/register' }),
  route('auth', 'screens/auth.screen.tsx'),
  route('password', 'screens/password.screen.tsx'),
  route('verify', 'screens/verify.screen.tsx'),
  route('email', 'screens/email.screen.tsx'),
  route('user', 'screens/user.screen.tsx'),
  route('user/:usuario_id', 'screens/person.screen.tsx'),
  layout(
    'screens/editor.screen.tsx',
    [
      'user/article/:articulo_id',
      'user/articles/:articulo_id',
      'article-editor/:articulo_id?',
      'editor/:articulo_id',
    ].map((path) => route(path, 'screens/editor-place.screen.tsx', { id: `screens/${path.split('/:')[0]}` })),
  ),
  layout(
    'screens/redaccion.screen.tsx',
    ['redaccion', 'redaccion/:part', 'redaccion/:part/:id'].map((path) =>
      route(path, 'screens/redaccion-place.screen.tsx', { id: `screens/${path}` }),
    ),
  ),
  route('*', 'screens/not-found.screen.tsx'),
] satisfies RouteConfig;
