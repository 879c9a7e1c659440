import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/home.screen.tsx'),
  route('resultados/:carril_id', 'screens/results.screen.tsx'),
  route('carril/:carril_id', 'screens/results.screen.tsx', { id: 'screens/carril' }),
  route('evento/:evento_id', 'screens/event.screen.tsx'),
  route('about', 'screens/about.screen.tsx'),
  route('login', 'screens/sign-in.screen.tsx'),
  route('register', 'screens/sign-in.screen.tsx', { id: 'screens/register' }),
  route('auth', 'screens/auth.screen.tsx'),
  route('password', 'screens/password.screen.tsx'),
  route('verify', 'screens/verify.screen.tsx'),
  route('email', 'screens/email.screen.tsx'),
  route('user', 'screens/user.screen.tsx'),
  route('user/:usuario_id', 'screens/person.screen.tsx'),
  route('*', 'screens/not-found.screen.tsx'),
] satisfies RouteConfig;
