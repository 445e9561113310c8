import { TextPage } from "../../components/text-page.tsx";

export default TextPage;
